import { Get, Header, Inject, UseInterceptors } from '@nestjs/common';
import { WebLook } from '../../web-build.ts';
import { AnonymousCalls } from '../anonymous-call.ts';
import { AnswerInterceptor } from '../answers/answer.interceptor.ts';
import { Limited } from '../rate-limit.guard.ts';
import type { ApiPages } from './make-pages.ts';

/** The page loads the product's styles, typeface and icon, and nothing else. */
const PAGE_POLICY =
  "default-src 'none';style-src 'self';font-src 'self';img-src 'self';frame-ancestors 'none'";

/** Describes the documented calls, for programs and for people; made when somebody first asks. */
@AnonymousCalls('static/api')
@UseInterceptors(AnswerInterceptor)
export class ApiDocumentController {
  private made: Promise<ApiPages> | undefined;

  constructor(@Inject(WebLook) private readonly look: WebLook) {}

  @Get('openapi.json')
  @Limited('openapi', 300, 5)
  async document() {
    return (await this.pages()).document;
  }

  @Get('index.html')
  @Limited('openapi-page', 300, 5)
  @Header('content-security-policy', PAGE_POLICY)
  async page() {
    return (await this.pages()).page;
  }

  @Get('api.css')
  @Limited('openapi-styles', 300, 5)
  async styles() {
    return (await this.pages()).styles;
  }

  private pages(): Promise<ApiPages> {
    this.made ??= this.make();
    this.made.catch(() => {
      this.made = undefined;
    });
    return this.made;
  }

  private async make(): Promise<ApiPages> {
    const { makePages } = await import('./make-pages.ts');
    return makePages(await this.look.links());
  }
}

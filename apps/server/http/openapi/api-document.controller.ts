import { Controller, Get, Header, Inject, UseGuards, UseInterceptors } from '@nestjs/common';
import { SCRIPTLESS_POLICY } from '../../pages/content-security-policy.ts';
import { WebLook } from '../../pages/web-build.ts';
import { AnswerInterceptor } from '../answers/answer.interceptor.ts';
import { CALLS } from '../calls/call-paths.ts';
import { Limited, RateLimitGuard } from '../calls/rate-limit.guard.ts';
import type { ApiPages } from './make-pages.ts';

/** Describes the documented calls, for programs and for people; made when somebody first asks. */
@Controller(CALLS)
@UseGuards(RateLimitGuard)
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
  @Header('content-security-policy', SCRIPTLESS_POLICY)
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

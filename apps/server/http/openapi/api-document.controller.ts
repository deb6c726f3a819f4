import { Controller, Get, Header, Inject } from '@nestjs/common';
import { CALLS } from '#platform/domain';
import { AnswerBytes } from '#platform/http';
import { PageAssets } from '../../assets/web-build.ts';
import { SCRIPTLESS_POLICY } from '../../pages/content-security-policy.ts';
import { Limited } from '../calls/call.guard.ts';

/** Serves the OpenAPI document, for programs and as a page, and the pricing format's schema; made at the first request. */
@Controller(CALLS)
export class ApiDocumentController {
  private made: ReturnType<ApiDocumentController['make']> | undefined;

  constructor(@Inject(PageAssets) private readonly assets: PageAssets) {}

  @Get('openapi.json')
  @Limited('openapi', 300, 5)
  async document() {
    return (await this.once()).document;
  }

  /** The JSON Schema of the pricing format, as docs/price-format.schema.json. */
  @Get('price-format.schema.json')
  @Limited('price-format', 300, 5)
  async priceFormat() {
    return (await this.once()).priceFormat;
  }

  @Get('index.html')
  @Limited('openapi-page', 300, 5)
  @Header('content-security-policy', SCRIPTLESS_POLICY)
  async page() {
    return (await this.once()).page;
  }

  @Get('api.css')
  @Limited('openapi-styles', 300, 5)
  async styles() {
    return (await this.once()).styles;
  }

  private once() {
    this.made ??= this.make();
    this.made.catch(() => {
      this.made = undefined;
    });
    return this.made;
  }

  /** Imports here, so that no start waits for React and the schemas of all calls. */
  private async make() {
    const { openApiDocument } = await import('./openapi-document.ts');
    const { apiPage } = await import('./api-page.tsx');
    const { apiStyles } = await import('./api-styles.ts');
    const { priceFormatSchema } = await import('#consultation/domain');
    const document = await openApiDocument();
    const page = apiPage(document, await this.assets.links());
    return {
      document: new AnswerBytes(document, 'cached'),
      priceFormat: new AnswerBytes(JSON.stringify(priceFormatSchema()), 'cached', 'application/schema+json'),
      page: new AnswerBytes(page, 'cached', 'text/html; charset=utf-8'),
      styles: new AnswerBytes(apiStyles, 'cached', 'text/css; charset=utf-8'),
    };
  }
}

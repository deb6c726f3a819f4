import type { PageLink } from '../../pages/web-build.ts';
import { AnswerBytes } from '../answers/answer-bytes.ts';
import { apiPage } from './api-page.tsx';
import { apiStyles } from './api-styles.ts';
import { openApiDocument } from './openapi-document.ts';

/** What tells programs and people of the calls, ready to be sent. */
export interface ApiPages {
  readonly document: AnswerBytes;
  readonly page: AnswerBytes;
  readonly styles: AnswerBytes;
}

/** Describes the calls, once: they change with the program alone. */
export async function makePages(links: readonly PageLink[]): Promise<ApiPages> {
  const document = await openApiDocument();
  return {
    document: new AnswerBytes(document, 'cached'),
    page: new AnswerBytes(apiPage(document, links), 'cached', 'text/html; charset=utf-8'),
    styles: new AnswerBytes(apiStyles, 'cached', 'text/css; charset=utf-8'),
  };
}

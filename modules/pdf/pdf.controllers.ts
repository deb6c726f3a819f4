import type { Type } from '@nestjs/common';
import { DocumentsController } from './documents.controller.ts';

/** What answers the calls of this module. */
export const pdfControllers: Type[] = [DocumentsController];

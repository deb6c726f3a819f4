import { Module } from '@nestjs/common';
import { PdfService } from './services/pdf.service.ts';

@Module({ providers: [PdfService], exports: [PdfService] })
export class PdfModule {}

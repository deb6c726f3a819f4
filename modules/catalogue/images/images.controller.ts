import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { ImageImportService } from './image-import.service.ts';
import { importImage, matchImages, uploadImage } from './images.calls.ts';
import { ProductImageService } from './product-image.service.ts';

/** Pictures of products. */
@Calls()
export class ImagesController {
  constructor(
    @Inject(ProductImageService) private readonly images: ProductImageService,
    @Inject(ImageImportService) private readonly imports: ImageImportService,
  ) {}

  @Call(uploadImage)
  async upload(@Input() { file, name = '' }: InputOf<typeof uploadImage>, @Caller() actor: UserActor) {
    return this.images.store(actor, { name, bytes: file }, 'beside');
  }

  @Call(importImage)
  async import(@Input() { file, name = '' }: InputOf<typeof importImage>, @Caller() actor: UserActor) {
    return this.imports.importOne(actor, name, file);
  }

  @Call(matchImages)
  async matches(@Input() { files }: InputOf<typeof matchImages>, @Caller() actor: UserActor) {
    return { matches: await this.imports.matches(actor, files) };
  }
}

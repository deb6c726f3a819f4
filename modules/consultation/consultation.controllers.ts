import type { Type } from '@nestjs/common';

/** What answers the calls of this module. */
export const consultationControllers: Type[] = [];

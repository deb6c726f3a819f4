import { authControllers } from '#auth';
import { catalogueControllers } from '#catalogue';
import { consultationControllers } from '#consultation';
import { institutionControllers } from '#institution';
import { pdfControllers } from '#pdf';
import { setupControllers } from './setup.controllers.ts';

/** The controllers of all calls: the register that limits, tests and `inko calls` read. */
export const callControllers = [
  ...setupControllers,
  ...institutionControllers,
  ...catalogueControllers,
  ...consultationControllers,
  ...authControllers,
  ...pdfControllers,
];

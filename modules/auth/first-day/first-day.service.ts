import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { readSettingsState } from '#institution';
import { Installation } from '#platform';
import { type Actor, type Right, requireUser } from '#platform/domain';
import { DismissedNotice } from '../notices/dismissed-notice.entity.ts';
import { type LeftStep, leftNotice } from '../notices/notices.ts';
import { User } from '../users/user.entity.ts';
import { FIRST_STEPS, type FirstStep, type FirstStepKey, firstSteps } from './first-steps.ts';

/** The right of each step's page of the settings. */
const RIGHTS: Readonly<Record<FirstStepKey, Right>> = {
  contact: 'kont_einst',
  'pdf-password': 'kont_einst',
  insurers: 'kassen_einst',
  prices: 'preis_einst',
  method: 'berechn_einst',
  colleagues: 'insti_nutzer',
};

/** The first day of those who set up an institution. */
export interface FirstDay {
  readonly steps: readonly FirstStep[];
  /** The user has put the list away. */
  readonly hidden: boolean;
}

/** Tells those who set up an institution what is still to be done. Beyond the specification. */
@Injectable()
export class FirstDayService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Installation) private readonly installation: Installation,
  ) {}

  /**
   * The steps whose settings the user may open; null if there are none, and for the vendor's staff, who have a
   * list of the whole installation. A step that the user has left as it is counts as done.
   */
  async read(actor: Actor): Promise<FirstDay | null> {
    const { userId, institutionId, rights, admin } = requireUser(actor);
    const allowed = FIRST_STEPS.filter((key) => rights.has(RIGHTS[key]));
    if (admin || allowed.length === 0) return null;
    const em = this.em.fork();
    const state = await readSettingsState(em, institutionId);
    const users = await em.count(User, { institution: institutionId, loginKey: { $ne: null } });
    const dismissed = await em.find(DismissedNotice, { user: userId });
    const notices = new Set(dismissed.map(({ notice }) => notice));
    const keys = allowed.filter((key) => key !== 'pdf-password' || !state.trial);
    const { vendorName } = this.installation;
    return {
      steps: firstSteps({ ...state, users, vendorName }, keys).map((step) =>
        step.optional && notices.has(leftNotice(step.key as LeftStep)) ? { ...step, done: true } : step,
      ),
      hidden: notices.has('first-day'),
    };
  }
}

import { RIGHTS, type UserActor } from '#platform/domain';

/** A member of the vendor's staff with all rights, as the demo has them. */
export const vendor: UserActor = {
  kind: 'user',
  userId: 1,
  institutionId: 1,
  rights: new Set(RIGHTS),
  admin: true,
  waiting: false,
  confirmed: true,
};

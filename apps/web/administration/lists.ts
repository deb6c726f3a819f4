import { catalogueLists } from '#catalogue/domain';
import { institutionLists } from '#institution/domain';

/** The plain lists of all modules. */
export const LISTS = [...institutionLists, ...catalogueLists];

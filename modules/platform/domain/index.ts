/** The platform, pure part: money, dates, errors, actor, names. */
export {
  type Actor,
  CONSULTATION_RIGHTS,
  mayConsult,
  type OperatorActor,
  RIGHTS,
  type Right,
  requireAnyRight,
  requireConfirmed,
  requireRight,
  requireUser,
  requireVendor,
  type UserActor,
} from './actor.ts';
export { mailForm, mailProblem, sentAddress } from './addresses/mail-address.ts';
export { mailAddress, mailSubject } from './addresses/mail-fields.ts';
export { MAIL_LIMITS } from './addresses/mail-limits.ts';
export { postcode } from './addresses/postcode.ts';
export { holdsAddress } from './addresses/web-address.ts';
export { idNumber, idText, sentFile } from './calls/call-fields.ts';
export {
  type Admits,
  CALLS,
  type CallDefinition,
  type Done,
  defineCall,
  type FileLimit,
  type Schema,
  type SentTo,
  type,
} from './calls/define-call.ts';
export { byDay } from './dated.ts';
export {
  ageOn,
  berlinDay,
  type CalendarDay,
  dayFromParts,
  formatDay,
  parseDay,
} from './dates.ts';
export { addDays, daysBetween } from './day-count.ts';
export { domainErrorAnswer, ERROR_STATUS, type ErrorAnswer } from './error-answer.ts';
export {
  changedMeanwhile,
  DomainError,
  type ErrorCode,
  isDomainError,
  isPostponed,
  limitReached,
  refusedAttempt,
  unavailableFor,
} from './errors.ts';
export { fieldMessages } from './field-messages.ts';
export { codePointName, hiddenMessage, isHidden, withoutHarmless } from './hidden-characters.ts';
export { type JsonExcess, type JsonLimits, jsonExcess } from './json-limits.ts';
export { pageOf } from './lists/list-page.ts';
export {
  type ListQuery,
  listAddress,
  listQuerySchema,
  PAGE_SIZES,
  type Page,
  sortText,
} from './lists/list-query.ts';
export type { ListColumns } from './lists/prepared-list.ts';
export { formatDayAndMonth, formatMoment, formatMomentWithSeconds, formatTime } from './moment.ts';
export { type Cents, changedBy, formatEuro, noAmount, parseEuro, percentOf, toDecimal } from './money.ts';
export { nameKey, sameName } from './name-key.ts';
export { institutionName, listedName, personName } from './names.ts';
export { occursMoreThan } from './occurrences.ts';
export { packFiles, unpackFiles } from './packing/packed-files.ts';
export { counted, keepingUnits, withUnit } from './quantity.ts';
export type { ColumnType } from './records/column-type.ts';
export { amount, digitFlag, flag, integer, line, MAX_AMOUNT, name } from './records/column-types.ts';
export {
  type Column,
  type Columns,
  columnsIn,
  defineRecord,
  type InputOf,
  jsonOf,
  type ListRecord,
  optional,
  type RowOf,
  required,
  type ValuesOf,
} from './records/record.ts';
export { saveRecord } from './records/record-calls.ts';
export { headersOf, shapesOf } from './records/record-file.ts';
export { definedOnly, fieldsOf, initialOf, inputOf } from './records/record-input.ts';
export { type ListedColumn, listedColumns, listQueryOf } from './records/record-list.ts';
export { type RowRemoval, removalOf, removedRow } from './records/record-removal.ts';
export { refuseValue } from './refuse-value.ts';
export { refusedAs } from './refused-as.ts';
export { isSameList } from './same-list.ts';
export { readCsv } from './tables/csv-reader.ts';
export { idColumn } from './tables/id-column.ts';
export { kindText, type LineKind } from './tables/line-kinds.ts';
export { readTable } from './tables/read-table.ts';
export { monthIn } from './tables/sheet-dates.ts';
export type { CellContent } from './tables/sheet-traces.ts';
export { packedTable } from './tables/table-answer.ts';
export { TABLE_FILE } from './tables/table-file.ts';
export {
  faultText,
  type TableColumn,
  type TableFault,
  type TableRow,
  type TableShape,
} from './tables/table-shape.ts';
export { csvFile, csvParts } from './tables/table-text.ts';
export type { WhyLeft } from './tables/take-back-plan.ts';
export { ONE_LINE, optionalLine, requiredLine } from './text-field.ts';
export { countCharacters, TEXT_CEILING, tooLongMessage } from './text-limits.ts';
export {
  isOutdated,
  refuseOutdated,
  rowId,
  rowVersion,
  savedRow,
  seenRow,
  seenVersion,
} from './versioned-input.ts';
export { wholeNumber } from './whole-number.ts';
export { officeDayFrom, workingDayFrom, workingDayUntil } from './working-days.ts';

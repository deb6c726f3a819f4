/** What controllers of calls are made of. */
export { acceptedEncoding } from './accepted-encoding.ts';
export { AnswerBytes, type EncodedAnswer } from './answer-bytes.ts';
export {
  amountAnswer,
  BUSY,
  DONE,
  doneAnswer,
  errorAnswerSchema,
  flagAnswer,
  idAnswer,
  momentAnswer,
} from './answer-schemas.ts';
export { bearerToken } from './bearer-token.ts';
export { bodyBytes, VISITOR_BODY_BYTES } from './body-bytes.ts';
export { admitsOf, Call, Calls, callOf, callsIn, hasTag, isDocumented } from './call.decorator.ts';
export type { CallReply, CallRequest } from './call-request.ts';
export {
  type AnswerOf,
  type DeepReadonly,
  type DocumentedCall,
  describeCall,
  type InputOf,
} from './call-words.ts';
export { admit, Caller, CallerSession, type CallSession, sessionOf } from './caller.ts';
export { IfMatch, isNamed } from './if-match.ts';
export { CONTENT_TYPES, Input } from './input.ts';
export { ofOwnInstitution } from './institution-query.ts';
export {
  flagField,
  idField,
  idOrNew,
  idOrOwn,
  idParameter,
  otherVersion,
  VERSION,
} from './read-query.ts';
export { recordController } from './record.controller.ts';
export { answeredRow, answerFields, rowAnswer } from './record-calls.ts';
export { isCached, ResponseCache } from './response-cache.ts';
export { INSTITUTION, SEEN, SEEN_VERSION, settingsRefusals } from './settings-call-texts.ts';
export { sortedBy } from './sorted-by.ts';
export {
  aboutUpload,
  UPLOAD_REFUSALS,
  uploadAnswer,
  uploadInput,
  uploadResult,
  WRITE_REFUSALS,
} from './table-upload.ts';

/** The documents, pure part: content, layout and file. */

export type { Block as PdfBlock, PdfDocument } from './blocks/block.ts';
export { inkOf, type SignatureDrawing, strokesOf } from './blocks/signature-drawing.ts';
export type { Signer } from './blocks/signatures.ts';
export { signersOf, withSignatures } from './blocks/with-signatures.ts';
export {
  FIXED_TEXT_LENGTH,
  FORM_LIMITS,
  FORM_NAME_LENGTH,
  FORM_TOO_LARGE,
  type FormField,
  type FormFieldKind,
  type FormMapping,
  formMappingSchema,
  type MappedField,
  placesOf,
} from './contract-forms/contract-form.ts';
export {
  type FilledContractForm,
  type FilledText,
  fillContractForm,
} from './contract-forms/fill-contract-form.ts';
export type { FilledForm } from './contract-forms/fill-form.ts';
export { mappedLines } from './contract-forms/fillings.ts';
export {
  type FormBundle,
  type FormFile,
  type FormHead,
  formsAddress,
  type OfferedForm,
  type PartHead,
} from './contract-forms/form-bundle.ts';
export { FIXED, FORM_VALUES, type FormValue, formValueOf } from './contract-forms/form-values.ts';
export { guessValue } from './contract-forms/guessing/guess-value.ts';
export { appendForms } from './contract-forms/printing/append-forms.ts';
export { aidApplication, aidApplicationRefusal } from './documents/aid-application/aid-application.ts';
export { aidsWithoutSize } from './documents/aid-application/aid-application-values.ts';
export { fittingSelection, monthlyCost, positionCost } from './documents/aid-application/aid-cost.ts';
export { aidPositions, amountInWords, type PositionId } from './documents/aid-application/aid-positions.ts';
export { aidReceipt } from './documents/aid-application/aid-receipt.ts';
export { aidWarnings } from './documents/aid-application/aid-warnings.ts';
export { type PositionValues, positionValues } from './documents/aid-application/position-values.ts';
export { careProposal } from './documents/care-proposal.ts';
export { CARERS, type Carer, type DocumentInput, type DocumentProduct } from './documents/document-input.ts';
export { documentation } from './documents/documentation.ts';
export { type MadePdf, makePdf, makePrintJob } from './documents/make-pdf.ts';
export { type PlainBlock, readPlainDocument } from './documents/plain-document.ts';
export { proposalWarnings } from './documents/proposal-warnings.ts';
export { shownDocument } from './documents/shown-document.ts';
export { APPOINTMENT_WORDS } from './documents/take-home/appointment-words.ts';
export type { Appointment } from './documents/take-home/appointments.ts';
export { takeHome } from './documents/take-home/take-home.ts';
export type { Beratung, BeratungLine, BeratungProposal } from './reopening/beratung.ts';
export { lineFinder } from './reopening/match-line.ts';
export { type OpenedRecord, openRecord } from './reopening/open-record.ts';
export { MAX_RECORD_BYTES } from './reopening/record-limits.ts';
export { passwordSlip } from './sealing/password-slip.ts';
export { meantPasswords, newSendingPassword, passwordGroups } from './sealing/sending-password.ts';
export { appointmentTitle } from './takeaway/calendar-file.ts';
export { consultationAppointments, consultationCalendar } from './takeaway/consultation-calendar.ts';
export { type ShopBlock, shopBlock, shopRows, shopText } from './takeaway/shop-block.ts';
export type { Coverage, FileName, TypefaceFile, TypefaceSource } from './typeface/typeface-file.ts';

export { COPAYMENT_ONCE } from '#consultation/domain';

/** What a form of the reenrollment may ask for. */
export const reenrollmentActs = [
  'begin',
  'choose',
  'giveUp',
  'join',
  'leave',
  'prolong',
  'confirm',
  'generate',
  'change',
  'discard',
  'cancel',
] as const
export type ReenrollmentAct = (typeof reenrollmentActs)[number]

/** Why a form did not do what it asked for: in the address of the page that follows. */
export const formProblems = [
  'PERIOD_CLOSED',
  'NOT_ADMITTED',
  'PENDENCIES_OPEN',
  'NOT_ALLOWED',
  'BAD_GATEWAY',
  'AMOUNT_CHANGED',
  'CONTENT_CHANGED',
  'NOT_ACCEPTABLE',
  'KEY_REUSED',
  'FORBIDDEN',
  'NOT_FOUND',
  'full',
  'unavailable',
  'refused',
  'lost',
  'failed',
  /** The calendar's file. */
  'calendar',
] as const
export type FormProblem = (typeof formProblems)[number]

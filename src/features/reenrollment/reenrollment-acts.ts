/** Actions that a form of the reenrollment may request. */
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

/** Reasons why a form failed, in the URL of the page that follows. */
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
  /** The calendar file could not be created. */
  'calendar',
] as const
export type FormProblem = (typeof formProblems)[number]

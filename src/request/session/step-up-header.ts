/** The header of answers to requests that need a recent proof of who asks. */
export const stepUpHeader = 'x-step-up'

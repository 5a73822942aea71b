/** Of answers to what needs a recent proof of who asks. */
export const stepUpHeader = 'x-step-up'

/* Apart from the schemas: browsers load them. */

/** The two ends of a form, beside its steps: given up, and ready to be sent. */
export const cancelStep = 'cancelStep'
export const finalStep = 'finalStep'

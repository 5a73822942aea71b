/* Apart from the schemas: browsers load them. */

/** The two possible ends of a form, in addition to its steps: canceled, or ready to be sent. */
export const cancelStep = 'cancelStep'
export const finalStep = 'finalStep'

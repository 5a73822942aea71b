import type { ComponentProps } from 'react'

/**
 * A form whose only fields are buttons and hidden ones. Assistive technology lists named forms as landmarks; what such a form does
 * is the button's name, and a list of twenty would be twenty landmarks, so it has no role.
 */
export function ButtonForm(form: ComponentProps<'form'>) {
  return <form {...form} role="none" />
}

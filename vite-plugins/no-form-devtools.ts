/**
 * Security: replaces the devtools client of TanStack Form, which would queue the state of every form, including
 * passwords and card numbers, for tools that the product does not have.
 */
export class EventClient {
  emit(): void {}

  on(): () => void {
    return () => {}
  }
}

/**
 * In place of the developer tools' client that TanStack Form brings: it would queue the state of every form, passwords
 * and card numbers included, for tools that no page of this product has.
 */
export class EventClient {
  emit(): void {}

  on(): () => void {
    return () => {}
  }
}

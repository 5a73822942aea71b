import { Component, type ReactNode } from 'react'
import { appConfig } from '#config'

/** Used when even the error page fails (docs/requirements/shell.md §8); depends on neither router nor translator. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <h1 lang="pt-BR">Algo deu errado</h1>
        <p>
          <a href={`${appConfig.basePath}/`} lang="pt-BR">
            Voltar ao início
          </a>{' '}
          <a href={`${appConfig.basePath}/`} lang="en">
            Return home
          </a>{' '}
          <a href={`${appConfig.basePath}/`} lang="es">
            Volver al inicio
          </a>
        </p>
      </main>
    )
  }
}

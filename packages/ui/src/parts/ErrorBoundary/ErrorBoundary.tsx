import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** Replaces the children after an error. `retry` shows them anew. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  onError?: (error: unknown) => void
}

interface State {
  /** Boxed, since anything can be thrown, undefined too. */
  failure: { error: unknown } | undefined
}

/** Keeps an error inside from breaking the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } })

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  readonly #retry = () => this.setState({ failure: undefined })

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, this.#retry) : this.props.children
  }
}

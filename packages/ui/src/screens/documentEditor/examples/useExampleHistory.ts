import { editorAfter } from '@waldkerf/domain/office/workplace/editorHistory'
import { useCallback, useReducer } from 'react'
import type { DocumentEditorScreenProps } from '../DocumentEditorScreen.tsx'

/** Keeps the history, as a container does; every action is told on. */
export function useExampleHistory<Props extends Pick<DocumentEditorScreenProps, 'state' | 'actions'>>(
  props: Props,
): Props {
  const { state, actions } = props
  const [history, act] = useReducer(editorAfter, state.history)
  const both = useCallback<typeof act>(
    (action) => {
      actions.act(action)
      act(action)
    },
    [actions],
  )
  return { ...props, state: { ...state, history }, actions: { ...actions, act: both } }
}

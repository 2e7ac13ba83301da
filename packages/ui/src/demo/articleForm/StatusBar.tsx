import { useId } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { Bar, Panel } from './ArticleForm.styles.ts'
import { texts } from './ArticleForm.texts.ts'
import type { ArticleDraft } from './draft/articleDraft.ts'

const allPlatforms = ['a-platform', 'b-platform', 'c-platform'] as const

export interface StatusBarProps {
  draft: ArticleDraft
  change: (part: Partial<ArticleDraft>) => void
  /** The source's address is wrong, and it was left or tried to be saved. */
  wrongSource: boolean
  onSourceLeft: () => void
  busy: boolean
  save: (status: ArticleDraft['status']) => void
}

/** State, settings and the two ways to save, always in sight. */
export function StatusBar({ draft, change, wrongSource, onSourceLeft, busy, save }: StatusBarProps) {
  const t = useTexts(texts)
  // Kept pages stay in the DOM: a group name of its own keeps the radio buttons of two pages apart.
  const group = useId()
  const { status, platforms, comment_disabled: closed } = draft
  return (
    <Bar data-status={status}>
      <span>
        <Badge tone={status === 'published' ? 'success' : 'info'}>{t.status[status]}</Badge>
      </span>
      <Panel>
        <summary>{t.comments(!closed)}</summary>
        <div role="radiogroup" aria-label={t.comments(!closed)}>
          {[false, true].map((value) => (
            <label key={String(value)}>
              <input
                type="radio"
                name={group}
                checked={closed === value}
                onChange={() => change({ comment_disabled: value })}
              />
              {value ? t.commentsClosed : t.commentsOpen}
            </label>
          ))}
        </div>
      </Panel>
      <Panel>
        <summary>{t.platforms(platforms.length)}</summary>
        <div>
          {allPlatforms.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={platforms.includes(name)}
              onChange={({ currentTarget }) =>
                change({
                  platforms: allPlatforms.filter((one) =>
                    one === name ? currentTarget.checked : platforms.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </Panel>
      <Panel open={wrongSource || undefined}>
        <summary>{t.source}</summary>
        <div>
          <TextField
            label={t.sourceField}
            type="url"
            value={draft.source_uri}
            error={wrongSource ? t.problem.source_uri : undefined}
            onBlur={onSourceLeft}
            onChange={({ currentTarget }) => change({ source_uri: currentTarget.value })}
          />
        </div>
      </Panel>
      <Button busy={busy} onClick={() => save('draft')}>
        {t.draft}
      </Button>
      <Button variant="primary" busy={busy} onClick={() => save('published')}>
        {t.publish}
      </Button>
    </Bar>
  )
}

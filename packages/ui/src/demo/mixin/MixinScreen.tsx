import { useState, type MouseEvent, type ReactNode, useId } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { DemoPage } from '../page/DemoPage.tsx'
import { ColoredLinks, FillingText, Grid, Hint } from './MixinScreen.styles.ts'
import { texts } from './MixinScreen.texts.ts'
import { ShareList } from './ShareList.tsx'
import { TurningPicture } from './TurningPicture.tsx'
import { keyframes, styled } from 'styled-components'
import { pressable } from '@waldkerf/ui/parts/Button/Button.styles.ts'
import { color, space, fontSize, motion } from '@waldkerf/ui/theme/tokens'
import { control, Problem } from '@waldkerf/ui/parts/Field/Field.styles.ts'

const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${space(1)};
  padding-top: ${space(4)};

  input {
    ${control}
  }
  label {
    position: absolute;
    top: ${space(4)};
    left: ${space(3)};
    line-height: var(--control-height);
    color: ${color.textMuted};
    pointer-events: none;
    transform-origin: left center;
    transition:
      transform ${motion('panel')},
      color ${motion('panel')};
  }
  /* The label makes room when there is something to read, or about to be. */
  label:has(+ input:focus),
  label:has(+ input:not(:placeholder-shown)) {
    color: ${color.text};
    font-size: ${fontSize(12)};
    transform: translate(calc(-1 * ${space(3)}), -28px);
  }
  @media (prefers-reduced-motion: reduce) {
    label {
      transition: none;
    }
  }
`

interface FloatingFieldProps {
  label: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** A field whose label stands in it until there is text. */
function FloatingField({ label, value, error, onChange }: FloatingFieldProps) {
  const id = useId()
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder=" "
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {error && (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Box>
  )
}

const spread = keyframes`to { opacity: 0; transform: scale(1); }`

const Pressed = styled.button`
  ${pressable}
  position: relative;
  padding: 0 ${space(6)};
  overflow: hidden;
  border-color: ${color.borderStrong};
  background: ${color.surface};
  color: ${color.text};

  > span[aria-hidden] {
    position: absolute;
    border-radius: 50%;
    background: ${color.text};
    opacity: 0.15;
    pointer-events: none;
    transform: scale(0);
    animation: ${spread} 600ms ease-out forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    > span[aria-hidden] {
      display: none;
    }
  }
`

interface Wave {
  key: number
  left: number
  top: number
  size: number
}

/** Where it was pressed, in the button; its middle when the keyboard pressed it. */
function startWave({ currentTarget, clientX, clientY, detail, timeStamp }: MouseEvent<HTMLElement>): Wave {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const isKeyboard = detail === 0
  const x = isKeyboard ? width / 2 : clientX - left
  const y = isKeyboard ? height / 2 : clientY - top
  const size = 2 * Math.hypot(width, height)
  return { key: timeStamp, left: x - size / 2, top: y - size / 2, size }
}

/** A button from whose pressed point a wave goes out. */
function RippleButton({ children }: { children: ReactNode }) {
  const [wave, setWave] = useState<Wave>()
  return (
    <Pressed type="button" onClick={(event) => setWave(startWave(event))}>
      {children}
      {wave && (
        <span
          key={wave.key}
          aria-hidden
          style={{ left: wave.left, top: wave.top, width: wave.size, height: wave.size }}
          onAnimationEnd={() => setWave(undefined)}
        />
      )}
    </Pressed>
  )
}

/** Where the page's links lead, in the order of their colours. */
const mixinLinks = [
  { id: 'documentation', to: '/documentation/index' },
  { id: 'icons', to: '/icon/index' },
  { id: 'excel', to: '/excel/export-excel' },
  { id: 'table', to: '/example/list' },
  { id: 'form', to: '/example/create' },
  { id: 'theme', to: '/theme/index' },
] as const

const length = 6

/** `/components/mixin`: small effects, each on its own. */
export function MixinScreen() {
  const t = useTexts(texts)
  const [code, setCode] = useState('')
  const links = mixinLinks.map(({ id, to }) => ({ id, to, title: t.link[id] }))
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Grid>
        <Card title={t.links}>
          <Hint>{t.hint.links}</Hint>
          <ColoredLinks>
            {links.map(({ id, to, title }) => (
              <Link key={id} to={to}>
                {title}
              </Link>
            ))}
          </ColoredLinks>
        </Card>
        <Card title={t.field}>
          <Hint>{t.hint.field}</Hint>
          <FloatingField
            label={t.code}
            value={code}
            error={code !== '' && code.length !== length ? t.wrong : undefined}
            onChange={setCode}
          />
        </Card>
        <Card title={t.picture}>
          <Hint>{t.hint.picture}</Hint>
          <TurningPicture title={t.back} text="Ips typographus" />
        </Card>
        <Card title={t.ripple}>
          <Hint>{t.hint.ripple}</Hint>
          <RippleButton>{t.press}</RippleButton>
        </Card>
        <Card title={t.hover}>
          <Hint>{t.hint.hover}</Hint>
          <FillingText href="#content" data-text={t.hovered}>
            {t.hovered}
          </FillingText>
        </Card>
        <Card title={t.share}>
          <Hint>{t.hint.share}</Hint>
          <ShareList label={t.shareOpen} links={links} />
        </Card>
      </Grid>
    </DemoPage>
  )
}

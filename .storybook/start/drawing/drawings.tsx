import { color } from '@waldkerf/ui/theme/tokens'
import { Box, Land, Pin, Rows, Word } from './shapes.tsx'

/** Each screen's outline, to be recognised from three metres; inside the frame, from (36, 18). */
const drawings = {
  dashboard: () => (
    <>
      {[0, 1, 2, 3].map((index) => (
        <g key={index}>
          <Box x={44 + index * 48} y={26} width={42} height={28} />
          <Word x={49 + index * 48} y={32} width={20} />
          <Word x={49 + index * 48} y={42} width={14 + index * 4} fill={color.accentText} />
        </g>
      ))}
      <Box x={44} y={60} width={114} height={82} />
      <path
        d="M70 72l18-5 14 6 17-4 13 12-4 16 6 14-12 18-20 4-22-3-8-17 4-18-9-10z"
        fill={color.accentQuiet}
        stroke={color.accent}
      />
      <path d="M97 92l20-4 8 15-13 14-18-5z" fill={color.accent} />
      <Box x={164} y={60} width={68} height={82} />
      {[44, 36, 27, 18, 11].map((width, index) => (
        <Word key={width} x={171} y={72 + index * 14} width={width} fill={color.accent} />
      ))}
    </>
  ),
  gis: () => (
    <>
      <Land x={36} y={30} width={92} height={120} />
      <Pin x={58} y={70} />
      <Pin x={82} y={58} fill={color.warningBorder} />
      <Pin x={104} y={92} />
      <Pin x={70} y={112} fill={color.dangerBorder} />
      <Box x={128} y={30} width={112} height={120} radius={0} />
      <Rows x={128} y={30} width={112} count={8} chosen={2} />
      <Box x={36} y={18} width={204} height={12} radius={0} />
      <Word x={44} y={22} width={26} fill={color.accent} />
      <Word x={76} y={22} width={26} />
      <Word x={108} y={22} width={26} />
    </>
  ),
  maps: () => (
    <>
      <Land x={36} y={18} width={204} height={132} />
      <path
        d="M74 46l70-10 22 50-58 26-44-22z"
        fill={color.accentQuiet}
        stroke={color.accent}
        strokeWidth={2}
        opacity={0.85}
      />
      <path
        d="M170 70l44 8-6 46-40-10z"
        fill={color.warningQuiet}
        stroke={color.warningBorder}
        strokeDasharray="5 4"
        strokeWidth={2}
        opacity={0.9}
      />
    </>
  ),
  georef: () => (
    <>
      <Box x={42} y={24} width={94} height={78} fill={color.paper} />
      <path d="M52 90l20-46 40 10 14 34-30 8zM72 44l24 52" fill="none" stroke={color.submenu} opacity={0.5} />
      <Land x={142} y={24} width={92} height={78} />
      {[
        [72, 44, 166, 46],
        [112, 54, 206, 52],
        [96, 92, 190, 88],
      ].map(([x = 0, y = 0, toX = 0, toY = 0]) => (
        <g key={x}>
          <path d={`M${x} ${y}L${toX} ${toY}`} stroke={color.accent} strokeDasharray="3 4" opacity={0.6} />
          <Pin x={x} y={y} />
          <Pin x={toX} y={toY} />
        </g>
      ))}
      <Box x={36} y={108} width={204} height={42} radius={0} />
      <Rows x={36} y={108} width={204} count={3} />
    </>
  ),
  list: () => (
    <>
      <Word x={44} y={28} width={48} fill={color.text} />
      <Box x={192} y={24} width={42} height={12} fill={color.accent} />
      <Box x={36} y={44} width={204} height={106} radius={0} />
      <Rows x={36} y={44} width={204} count={7} chosen={1} />
    </>
  ),
  paper: () => (
    <>
      <Box x={66} y={26} width={110} height={124} fill={color.paper} radius={0} />
      <Word x={76} y={36} width={34} fill={color.accent} />
      <Word x={76} y={48} width={24} />
      {[64, 78, 92, 106].map((y) => (
        <g key={y}>
          <Word x={76} y={y} width={52} />
          <Word x={152} y={y} width={14} />
        </g>
      ))}
      <path d="M76 120h90" stroke={color.accent} />
      <Word x={142} y={126} width={24} fill={color.submenu} />
      <Box x={186} y={26} width={46} height={64} />
      <Word x={192} y={34} width={26} />
      <Word x={192} y={46} width={32} />
      <Word x={192} y={58} width={20} />
    </>
  ),
  forecast: () => (
    <>
      <Box x={44} y={26} width={188} height={116} />
      {[34, 48, 40, 62, 74, 68, 86, 58].map((height, index) => (
        <rect
          key={index}
          x={56 + index * 21}
          y={130 - height}
          width={12}
          height={height}
          fill={index < 5 ? color.accent : color.accentQuiet}
          stroke={color.accent}
          strokeDasharray={index < 5 ? undefined : '3 2'}
        />
      ))}
      <path d="M52 130h172" stroke={color.borderStrong} />
    </>
  ),
  users: () => (
    <>
      <Box x={36} y={30} width={204} height={120} radius={0} />
      {[0, 1, 2, 3, 4].map((index) => (
        <g key={index}>
          <circle cx={54} cy={44 + index * 22} r={7} fill={index === 1 ? color.accent : color.pressed} />
          <Word x={68} y={42 + index * 22} width={50 - index * 4} fill={color.textMuted} />
          <Box
            x={170}
            y={38 + index * 22}
            width={44}
            height={12}
            radius={6}
            fill={index === 1 ? color.warningQuiet : color.accentQuiet}
          />
        </g>
      ))}
    </>
  ),
  form: () => (
    <>
      <Word x={60} y={28} width={52} fill={color.text} />
      <Box x={54} y={42} width={168} height={96} />
      {[54, 84].flatMap((y) =>
        [64, 144].map((x) => (
          <g key={`${x} ${y}`}>
            <Word x={x} y={y} width={22} />
            <rect x={x} y={y + 8} width={68} height={14} rx={3} fill="none" stroke={color.borderControl} />
          </g>
        )),
      )}
      <Box x={64} y={116} width={40} height={14} fill={color.accent} />
    </>
  ),
  surveys: () => (
    <>
      <Box x={44} y={26} width={80} height={116} />
      <path d="M84 74m-30 0a30 30 0 1 1 30 30" fill="none" stroke={color.accent} strokeWidth={11} />
      <path
        d="M54 74a30 30 0 0 0 30 30"
        fill="none"
        stroke={color.borderStrong}
        strokeWidth={11}
        strokeDasharray="4 3"
      />
      <Word x={66} y={124} width={36} fill={color.textMuted} />
      <Box x={132} y={26} width={100} height={116} />
      {[78, 64, 52, 40, 24].map((width, index) => (
        <g key={width}>
          <Word x={140} y={38 + index * 21} width={30} />
          <Box x={140} y={45 + index * 21} width={width} height={6} fill={color.accent} radius={0} />
        </g>
      ))}
    </>
  ),
} as const

export type DrawingName = keyof typeof drawings

/** A screen as a small picture: the product's frame, and in it the screen's typical outline. Decorative. */
export function ScreenDrawing({ name }: { name: DrawingName }) {
  const Inside = drawings[name]
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <rect width="240" height="150" fill={color.page} />
      <Inside />
      <rect width="240" height="18" fill={color.surface} />
      <path d="M36 18h204" stroke={color.border} />
      <Word x={44} y={7} width={34} />
      <circle cx={228} cy={9} r={4} fill={color.borderStrong} />
      <rect width="36" height="150" fill={color.sidebar} />
      {[28, 42, 56, 70].map((y, index) => (
        <rect
          key={y}
          x={8}
          y={y}
          width={20}
          height={4}
          rx={2}
          fill={color.sidebarText}
          opacity={index === 1 ? 1 : 0.55}
        />
      ))}
      <circle cx={13} cy={10} r={4} fill={color.sidebarText} />
    </svg>
  )
}

import { farTrees, middleTrees, nearTrees, stand } from './forestShapes.ts'

const far = stand(farTrees)
const middle = stand(middleTrees)
const near = stand(nearTrees)

/**
 * A clearing at dawn: ridges of spruces, a log, an Alpine longhorn on it. Decoration; it fills its box and loses the
 * sides first. Static markup, coloured by `forestSceneCss`.
 */
export function ForestScene() {
  return (
    <svg
      className="wk-forest"
      viewBox="0 0 1200 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <circle className="wk-forest-sun" cx="690" cy="300" r="86" />
      <path className="wk-forest-haze" d="M0 420Q190 330 400 392T760 372T1200 330V900H0Z" />
      <path className="wk-forest-far" d={`M0 462Q180 480 420 448T820 446T1200 468V900H0Z${far}`} />
      <path className="wk-forest-middle" d={`M0 584Q260 560 560 584T1200 572V900H0Z${middle}`} />
      <path className="wk-forest-glade" d="M0 690Q320 640 620 676T1200 668V900H0Z" />
      <path className="wk-forest-near" d={near} />
      <path className="wk-forest-near" d="M0 704Q220 700 350 778T470 900H0ZM1200 704Q1020 706 890 778T790 900H1200Z" />
      <ellipse className="wk-forest-shade" cx="640" cy="828" rx="196" ry="16" />
      <Log />
      <Longhorn />
      <path
        className="wk-forest-grass"
        d="M420 842q-6-34-24-52M432 842q2-40 14-62M444 844q8-26 26-40M812 850q-4-30-20-46M824 850q2-36 12-54M836 852q8-22 24-34M560 884q-4-24-16-36M570 884q2-28 10-42"
      />
    </svg>
  )
}

/** A felled trunk with its cut face, and the galleries of bark beetles where the bark is off. */
const Log = () => (
  <>
    <path className="wk-forest-bark" d="M478 724h268q34 0 34 51t-34 51H478Z" />
    <path
      className="wk-forest-ring"
      d="M640 748h96M700 748q10 12 26 12M664 748q8 14 24 18M640 800h70M668 800q-10 10-24 12"
    />
    <ellipse className="wk-forest-wood" cx="478" cy="775" rx="30" ry="51" />
    <path className="wk-forest-ring" d="M478 742q18 4 18 33t-18 33-18-33 18-33M478 760q8 2 8 15t-8 15-8-15 8-15" />
  </>
)

/** Rosalia alpina from above, on its way to the right. */
const Longhorn = () => (
  <g transform="translate(612 712) rotate(-4)">
    <path
      className="wk-forest-leg"
      d="M-34 6q-12 14-26 14M-4 8q-4 14-12 18M24 6q8 12 20 12M74-14q52-34 96-10M72-22q34-52 84-52"
    />
    <path className="wk-forest-beetle" d="M-62-8q4-24 50-24 38 0 44 22-4 22-46 22-44 0-48-20Z" />
    <path className="wk-forest-beetle" d="M30-10q2-16 20-16 16 0 16 14 0 16-18 16-16 0-18-14Z" />
    <path className="wk-forest-ink" d="M66-20q18 0 18 9t-18 9q-5-8 0-18Z" />
    <ellipse className="wk-forest-ink" cx="-38" cy="-14" rx="8" ry="7" />
    <ellipse className="wk-forest-ink" cx="-8" cy="-16" rx="10" ry="8" />
    <ellipse className="wk-forest-ink" cx="17" cy="-14" rx="6" ry="6" />
    <ellipse className="wk-forest-ink" cx="46" cy="-16" rx="6" ry="5" />
  </g>
)

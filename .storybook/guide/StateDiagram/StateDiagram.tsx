import { edgeShape, type Point } from './edgeShape.ts'
import { Arrow, Board, EdgeWords, Lines, Node, Scroll } from './StateDiagram.styles.ts'

export interface DiagramNode<Id extends string> extends Point {
  id: Id
  title: string
  /** The conditions that hold in this state, in a few words. */
  note: string
}

export interface DiagramEdge<Id extends string> {
  from: Id
  to: Id
  /** One line each. */
  words: readonly string[]
  /** How far the arrow swings out to the left of its line, in px; negative: to the right. */
  bend: number
  /** Place of the words along the arrow, 0 to 1; in the middle when absent. */
  wordsAt?: number
}

export interface StateDiagramProps<Id extends string> {
  /** Accessible name of the drawing. A table beside it says the same in words. */
  label: string
  /** Of the whole drawing, in px. */
  size: { width: number; height: number }
  nodes: readonly DiagramNode<Id>[]
  edges: readonly DiagramEdge<Id>[]
  /** The state whose arrows stand out; undefined: all look alike. */
  selected: Id | undefined
  onSelect: (id: Id | undefined) => void
}

/** States as boxes, transitions as arrows. Pressing a state highlights its arrows. */
export function StateDiagram<Id extends string>({
  label,
  size,
  nodes,
  edges,
  selected,
  onSelect,
}: StateDiagramProps<Id>) {
  const drawn = drawEdges(nodes, edges, selected)
  return (
    <Scroll role="group" aria-label={label}>
      <Board style={size}>
        <Lines aria-hidden="true" {...size}>
          {drawn.map(({ key, shape, look }) => (
            <Arrow key={key} data-look={look}>
              <path d={shape.curve} />
              <path d={shape.head} className="head" />
            </Arrow>
          ))}
        </Lines>
        {drawn.map(({ key, shape, words, look }) => (
          <EdgeWords key={key} aria-hidden="true" data-look={look} style={place(shape.label)}>
            {words.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </EdgeWords>
        ))}
        {nodes.map((node) => (
          <Node
            key={node.id}
            type="button"
            aria-pressed={node.id === selected}
            style={place(node)}
            onClick={() => onSelect(node.id === selected ? undefined : node.id)}
          >
            <strong>{node.title}</strong>
            <span>{node.note}</span>
          </Node>
        ))}
      </Board>
    </Scroll>
  )
}

const place = ({ x, y }: Point) => ({ left: x, top: y })

/** Edges to nodes that are not drawn are left out; those of the selected state stand out. */
function drawEdges<Id extends string>(
  nodes: readonly DiagramNode<Id>[],
  edges: readonly DiagramEdge<Id>[],
  selected: Id | undefined,
) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return edges.flatMap(({ from, to, words, bend, wordsAt }) => {
    const [start, end] = [byId.get(from), byId.get(to)]
    if (!start || !end) return []
    const look = selected === undefined ? 'all' : from === selected ? 'out' : to === selected ? 'in' : 'dim'
    return [{ key: `${from} ${to}`, shape: edgeShape(start, end, bend, wordsAt), words, look }]
  })
}

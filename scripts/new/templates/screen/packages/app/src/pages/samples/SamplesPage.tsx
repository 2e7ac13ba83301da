import { SamplesScreen } from '@waldkerf/ui/screens/samples/SamplesScreen'
import { useSamples } from '../../data/samples/samples.ts'

/** /samples/index: for administrators. */
export function SamplesPage() {
  return <SamplesScreen entries={useSamples()} />
}

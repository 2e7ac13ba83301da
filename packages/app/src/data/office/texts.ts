import type { CallPayload } from '@waldkerf/domain/calls/call'
import { getAcronyms, getTextBlocks } from '@waldkerf/domain/calls/documents/documents'
import { getPositionTemplates } from '@waldkerf/domain/calls/documents/positions'
import {
  addPositionTemplate,
  addTextBlock,
  deleteAcronym,
  deletePositionTemplate,
  deleteTextBlock,
  updateAcronym,
  updatePositionTemplate,
  updateTextBlock,
  addAcronym,
} from '@waldkerf/domain/calls/office/texts'
import type { Acronym, TextBlock } from '@waldkerf/domain/entities/documents/documents'
import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import type { Client } from '../gateway/client.ts'
import { toLoadable } from '../loading/loadable.ts'
import { mergedUpdate } from '@waldkerf/domain/editing/saveMerged'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { settingsKeys } from './settings.ts'

/**
 * Adds an acronym, then its signature by a second call. Repeated with the same key it continues where it stopped.
 * @throws ApiError
 */
export async function addNewAcronym(
  gateway: Client,
  { kuerzel, name, unterschrift }: Omit<Acronym, 'version'>,
  idempotencyKey: string,
): Promise<Acronym> {
  const made = await gateway.call(addAcronym, { kuerzel, name }, { idempotencyKey })
  if (!unterschrift) return made
  return gateway.call(updateAcronym, { kuerzel, name: made.name, unterschrift }, { version: made.version })
}

type BlockValues = CallPayload<typeof addTextBlock>
type TemplateValues = CallPayload<typeof addPositionTemplate>
type AcronymValues = Omit<CallPayload<typeof updateAcronym>, 'kuerzel'>

/** Text blocks of documents. */
export function useTextBlocks() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.blocks(), () => gateway.call(getTextBlocks, {})))
}

/** Templates of line items. */
export function usePositionTemplates() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.templates(), () => gateway.call(getPositionTemplates, {})))
}

/** Staff acronyms for documents. */
export function useAcronyms() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.acronyms(), () => gateway.call(getAcronyms, {})))
}

/** Updates by list. @throws ConflictError with the entry, ApiError 404 when it is gone */
const mergedUpdates = (gateway: Client) => ({
  textBlock: mergedUpdate<TextBlock, BlockValues>(
    () => gateway.call(getTextBlocks, {}),
    (one, { id }) => one.id === id,
    ({ id, version }, values) => gateway.call(updateTextBlock, { id, ...values }, { version }),
  ),
  template: mergedUpdate<PositionTemplate, TemplateValues>(
    () => gateway.call(getPositionTemplates, {}),
    (one, { id }) => one.id === id,
    ({ id, version }, values) => gateway.call(updatePositionTemplate, { id, ...values }, { version }),
  ),
  acronym: mergedUpdate<Acronym, AcronymValues>(
    () => gateway.call(getAcronyms, {}),
    (one, { kuerzel }) => one.kuerzel === kuerzel,
    ({ kuerzel, version }, values) => gateway.call(updateAcronym, { kuerzel, ...values }, { version }),
  ),
})

/** The changes of these lists; the list is read again before a change counts as done. */
export function useTextChanges() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const refreshing = (key: readonly string[]) => async (change: Promise<unknown>) =>
    void (await refreshed(change, { first: [key] }))
  const textBlocks = refreshing(settingsKeys.blocks())
  const templates = refreshing(settingsKeys.templates())
  const acronyms = refreshing(settingsKeys.acronyms())
  const merged = mergedUpdates(gateway)
  return {
    textBlocks: {
      add: (values: BlockValues, idempotencyKey: string) =>
        textBlocks(gateway.call(addTextBlock, values, { idempotencyKey })),
      update: (block: TextBlock, values: BlockValues) => textBlocks(merged.textBlock(block, values)),
      remove: ({ id }: TextBlock) => textBlocks(gateway.call(deleteTextBlock, { id })),
    },
    templates: {
      add: (values: TemplateValues, idempotencyKey: string) =>
        templates(gateway.call(addPositionTemplate, values, { idempotencyKey })),
      update: (template: PositionTemplate, values: TemplateValues) => templates(merged.template(template, values)),
      remove: ({ id }: PositionTemplate) => templates(gateway.call(deletePositionTemplate, { id })),
    },
    acronyms: {
      add: (values: Omit<Acronym, 'version'>, idempotencyKey: string) =>
        acronyms(addNewAcronym(gateway, values, idempotencyKey)),
      update: (acronym: Acronym, values: AcronymValues) => acronyms(merged.acronym(acronym, values)),
      remove: ({ kuerzel }: Acronym) => acronyms(gateway.call(deleteAcronym, { kuerzel })),
    },
  }
}

import * as v from 'valibot'
import { lengthByCapture, surveyShare, surveyViewRow } from '@waldkerf/domain/entities/maps/surveys'
import { rpc } from '../call.ts'
import { tableCall } from '../tableCall.ts'
import { idText, noPayload } from '../encodings.ts'

/**
 * Surveyed and assumed share of one class for one client. The specification spells the classes differently per call.
 */
/* @__NO_SIDE_EFFECTS__ */
const overview = (name: string) => rpc.read(name, v.object({ client_id: idText }), v.array(surveyShare))

export const getOutletsOverview = overview('a_get_ausm_overview_vermessen')
export const getManholesOverview = overview('a_get_schae_overview_vermessen')
export const getSinksOverview = overview('a_get_schlu_overview_vermessen')
export const getInletsOverview = overview('a_get_einl_overview_vermessen')
export const getDrainsOverview = overview('a_get_drae_overview_vermessen')

export const getDrainsByCapture = rpc.read('a_get_draenage_overview_erfq', noPayload, v.array(lengthByCapture))

/** A view over all clients the caller may see. There is none for inlets. */
/* @__NO_SIDE_EFFECTS__ */
const view = (table: string) => tableCall(`GET /${table}`, noPayload, v.array(surveyViewRow))

export const getDrainsView = view('drae_einmessung_uebersicht')
export const getOutletsView = view('ausm_einmessung_uebersicht')
export const getManholesView = view('scha_einmessung_uebersicht')
export const getSinksView = view('schl_einmessung_uebersicht')
export const getDrainLengthsByCapture = view('drae_laenge_nach_erfq')
export const getDrainLengthsByQuality = view('drae_laenge_qdt_nach_aop')

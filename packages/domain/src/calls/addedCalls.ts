/** Reasons for calls that the specification does not have, each with the names of its calls, separated by commas. */
const reasons: Readonly<Record<string, string>> = {
  'administrators have to see a full disk and stuck mails before others meet them': 'w_get_betrieb',
  'nobody stops another, and administrators say what that means in numbers': 'w_get_grenzen, w_set_grenze',
  'pictures of others to compare with are shown to laypeople where their reporter agrees':
    'w_get_bildfreigabe, w_set_bildfreigabe, w_delete_bildfreigaben',
  'the specification names pictures by file name but no way to their bytes': 'w_get_bild',
  'a_get_kaefer_overview sends all records, where a dozen are shown': 'w_get_kaefer_neueste',
  'the head of the review queue, without sending the queue': 'w_get_kaefer_aelteste',
  'a_get_kaefer_overview sends all records, where the own ones are shown': 'w_get_kaefer_eigene',
  'the specification counts by Land and species, not over the season': 'w_get_kaefer_saison',
  'the age of the review queue, without sending the queue': 'w_get_kaefer_wartend',
  'after a conflict one record is read again, not all of them': 'w_get_kaefer',
  'a_get_kaefer_overview needs seven times the bytes, and sends all of them again after each change':
    'w_get_kaefer_spalten',
  'the specification has no call for the history of a record': 'w_get_verlauf',
  'beyond 100,000 records a_get_kaefer_overview sends more than a map can show': 'w_get_kaefer_cluster',
  'beyond 100,000 records a table works on parts of the list': 'w_get_kaefer_fenster',
  'the specification lets experts write to the reporter, and nobody answer': 'w_add_nachricht',
  'a_update_message keeps the last word alone, where a question and its answer belong together': 'w_get_nachrichten',
  'the specification orders and removes pictures, but has no call that brings one': 'w_add_bild',
  'a_update_bilder needs the whole list, and removes what somebody else has just added': 'w_delete_bild',
  'the specification has no pictures to compare with': 'w_get_vergleichsbilder, w_set_bild_stern',
  'the specification has records reviewed, and no call that makes one': 'w_add_kaefer',
  'the specification has records reported one by one, and no call that takes a whole file':
    'w_import_kaefer, w_get_importe, w_get_kaefer_doppelte, w_undo_import',
  'the specification adds clients one by one, and no call takes a list': 'w_import_kunden, w_get_kunden_doppelte',
  'what a report led to, without anybody else’s place or name': 'w_get_kaefer_umkreis',
  'the specification counts by Land and by species, not by both and the month': 'w_get_kaefer_haeufig',
  'a year of millions is counted by week, Land, species, decision and reporter, without sending a record':
    'w_get_auswertung, w_get_auswertung_raster',
  'the report of a year has the letterhead of the office, whose settings only administrators read': 'w_get_briefkopf',
  'the specification has no call to keep filters under a name':
    'w_add_ansicht, w_delete_ansicht, w_get_ansichten, w_update_ansicht',
  'the specification tells the team flags with a client alone, and the groups nowhere': 'w_get_nutzer_konto',
  'a_get_kaefer_overview sends all records, where those of one person are shown': 'w_get_nutzer_meldungen',
  'a_get_users_from_client answers by client, where a person’s clients are asked': 'w_get_nutzer_kunden',
  'the specification has no call for the history of a person': 'w_get_nutzer_verlauf',
  'a_add_user sets the team flags, and no call changes them afterwards': 'w_set_nutzer_team',
  'a_get_user_name tells those who review nothing of others, and asks for one person at a time': 'w_get_personen',
  'no call of the specification tells an invited person from one who has signed in': 'w_get_nutzer_zugang',
  'a_add_user invites once, and its link ends after seven days': 'w_resend_einladung',
  'GDPR 15, 17 and 20 ask for what is kept of a person, and for its erasure':
    'w_loesche_person, w_get_loeschung, w_get_loeschantrag, w_get_auskunft, w_get_datenschutz, w_set_loeschantrag',
  'mails are written in the language of whoever gets them, and no column of the specification has it':
    'w_get_mail_sprache, w_set_mail_sprache',
  'the specification has no call that tells what happened with a client':
    'w_add_kunde_notiz, w_delete_kunde_notiz, w_get_kunde_verlauf',
  'the specification has no call for the people whom documents are sent to':
    'w_add_empfaenger, w_delete_empfaenger, w_get_empfaenger, w_update_empfaenger',
  'PATCH /karte takes one field at a time, and neither the name nor the size that a scan brings': 'w_set_karte_scan',
  'a scan that was replaced stays 90 days': 'w_bring_back_scan, w_get_karte_scans',
  'a georeferenced scan is drawn on maps, and the specification has no layers': 'w_get_ebenen',
  'the overview shows the footprints of all maps, and GET /mappoint answers one map at a time': 'w_get_karten_punkte',
  'DELETE and POST are two calls, and a map whose insert is refused would be left without points': 'w_set_mappoints',
  'documents carry a logo and signatures, which the specification has no call for':
    'w_add_buero_bild, w_get_buero_bild',
  'the settings show how far the numbers are, which no call of the specification tells': 'w_get_nummernkreise',
  'the specification has documents, but no call for who writes them': 'w_get_buero',
  'the specification has no call that changes who writes the documents': 'w_set_buero',
  'the dashboard would have to read all invoices, offers, mails and people to say what waits': 'w_get_aufgaben',
  'the specification reads these, and has no call that changes them':
    'w_add_kuerzel, w_add_position_tmpl, w_add_freitext, w_delete_kuerzel, w_delete_position_tmpl, w_delete_freitext, w_update_kuerzel, w_update_position_tmpl, w_update_freitext',
  'the specification archives an invoice, and has no call that reads what was fixed': 'w_get_rechnung_archiv',
  'an electronic invoice names an e-mail address and a reference, which a client does not have':
    'w_get_kunde_rechnungsdaten, w_set_kunde_rechnungsdaten',
  'no field of the specification holds a reason for exemption, a tax case, or what an invoice cancels':
    'w_get_rechnung_angaben',
  'no field of the specification holds the tax case of an offer': 'w_get_angebot_angaben, w_set_angebot_angaben',
  'no field of the specification holds a reason for exemption, a tax case, or the offer of an invoice':
    'w_set_rechnung_angaben',
  'invoices are handed to a tax adviser, and no call of the specification says by which numbers': 'w_get_datev',
  'no call of the specification changes by which numbers a tax adviser gets invoices': 'w_set_datev',
  'the specification archives invoices, and has no call that cancels one': 'w_add_storno',
  'the specification makes an offer one invoice, where orders are settled in instalments':
    'w_add_abschlag, w_add_auftrag, w_add_schlussrechnung, w_get_auftrag',
  'the specification makes an offer one invoice, where several are billed together': 'w_add_sammelrechnung',
  'position by position, a copy that breaks off would leave half a document with a number':
    'w_add_rechnung_kopie, w_add_angebot_kopie',
  'new documents have their texts at once, and no call of the specification says which': 'w_get_vorgaben',
  'no call of the specification changes with which texts new documents begin': 'w_set_vorgaben',
  'a list would have to read the line items of all documents to say what they come to':
    'w_get_rechnung_summen, w_get_angebot_summen',
  'the calls take numbers alone, and what cannot be read as one would be lost or replaced': 'w_set_unklar',
  'the specification has invoices, and no call that says what was paid': 'w_add_zahlung, w_get_zahlungen',
  'a cancelled invoice may be paid already, and its money belongs to the one written for it': 'w_add_umbuchung',
  'a list would have to read positions, payments and archives of all invoices to say what is open':
    'w_get_rechnung_stand',
  'the specification has no call for a reminder of an open invoice': 'w_add_mahnung, w_get_mahnungen',
  'what went out is opened as it went out, and no call of the specification has it': 'w_get_versand_dateien',
  'a mail to an address that does not answer is tried for days, and no call of the specification ends it':
    'w_end_versand',
  'who sent which document when is told by no call of the specification': 'w_get_versand',
  'the specification makes documents, and has no call that sends one': 'w_send_dokument',
  'who changed what of a document when is told by no call of the specification': 'w_get_dokument_verlauf',
  'no call of the specification finds anything by a word': 'w_suche',
  'the sample pages list, show and write articles, but the specification has no call for them':
    'POST /article/create, GET /search/user, GET /article/detail, GET /article/pv, GET /article/list, GET /transaction/list, POST /article/update',
  'the sample pages send pictures, but the specification has no call for them': 'POST /file/upload',
}

/** The reason of each added call, by its name. */
export const addedCalls: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([reason, names]) => names.split(', ').map((name) => [name, reason] as const)),
)

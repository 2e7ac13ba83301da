-- Documents sent by mail. The bytes are made once, in the sender's browser, and kept with sender, time and receiver;
-- the outbox, whose sent mails are deleted later, only queues them.

create policy read_all on data.versand for select to ogf_admin using (true);
create policy add on data.versand for insert to ogf_admin with check (true);
grant select,
  insert (angebot_id, rechnung_id, mahnung_id, an, betreff, text, dateiname, pdf, xml)
  on data.versand to ogf_admin;

-- Only arrival and refusal change, and nothing after the arrival. A file may go to an object that the row names already.
create or replace function app.guard_dispatch() returns trigger
language plpgsql set search_path = '' as $$
declare
  places constant text[] := '{pdf,xml,pdf_objekt,xml_objekt,kopiert_am,pdf_bytes,xml_bytes}';
begin
  if tg_op = 'DELETE' and app.is_erasing() then
    return old;
  end if;
  if tg_op = 'UPDATE' and (new.pdf is not distinct from old.pdf or new.pdf is null and new.pdf_objekt = old.pdf_objekt)
    and (new.xml is not distinct from old.xml or new.xml is null and new.xml_objekt = old.xml_objekt)
    and to_jsonb(new) - places = to_jsonb(old) - places
  then
    return new;
  end if;
  if tg_op = 'DELETE' or old.zugestellt_am is not null
    or to_jsonb(new) - array['zugestellt_am', 'abgelehnt'] <> to_jsonb(old) - array['zugestellt_am', 'abgelehnt']
  then
    raise exception 'what was sent is never changed or deleted';
  end if;
  return new;
end
$$;

create or replace function app.queue_dispatch() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into data.outbox (kind, recipient, payload, key)
    values ('mail_dokument', new.an, jsonb_build_object('versand', new.id), 'mail_dokument:' || new.id);
  return null;
end
$$;

create or replace function app.keep_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update data.versand v set zugestellt_am = new.sent_at, abgelehnt = null where v.id = (new.payload ->> 'versand')::bigint;
  return null;
end
$$;

-- The files of a mail; only documents have some.
create or replace function app.mail_attachments(id bigint) returns table (name text, mime text, bytes bytea)
language sql stable security definer set search_path = ''
begin atomic
  select f.name, f.mime, f.bytes
  from data.outbox o
    join data.versand v on v.id = (o.payload ->> 'versand')::bigint
    cross join lateral (
      values (1, v.dateiname || '.pdf', 'application/pdf', v.pdf), (2, v.dateiname || '.xml', 'application/xml', v.xml)
    ) f (place, name, mime, bytes)
  where o.id = mail_attachments.id and o.kind = 'mail_dokument' and f.bytes is not null
  order by f.place;
end;

create or replace view app.dispatch with (security_invoker = true) as
  select v.id,
    case when v.angebot_id is not null then 'angebot' when v.rechnung_id is not null then 'rechnung' else 'mahnung' end
      as art,
    coalesce(v.angebot_id, v.rechnung_id, v.mahnung_id) as dokument_id, v.an, v.betreff, v.text, v.dateiname,
    coalesce(octet_length(v.pdf), v.pdf_bytes) as pdf_bytes,
    coalesce(octet_length(v.xml), v.xml_bytes, 0) as xml_bytes, v.gesendet_am, v.gesendet_von,
    v.zugestellt_am, v.abgelehnt
  from data.versand v;
grant select on app.dispatch to ogf_admin;

-- A file from base64; null for ''.
create or replace function app.to_file(value text) returns bytea
language plpgsql immutable set search_path = '' as $$
begin
  return decode(nullif(value, ''), 'base64');
exception when invalid_parameter_value then
  perform app.refuse('bad_file');
end
$$;

create or replace function app.to_subject(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_subject') where app.is_blank(value) or app.hides_something(value);
  return app.to_text(value, 200);
end
$$;

-- A complete PDF: a header, at least one page, an end mark.
create or replace function app.is_pdf(paper bytea) returns boolean
language sql immutable set search_path = ''
return substr(paper, 1, 5) = '%PDF-'::bytea
  and encode(substr(paper, greatest(octet_length(paper) - 15, 1)), 'escape') ~ '%%EOF\s*$'
  and encode(paper, 'escape') ~ '/Type\s*/Page\M';

-- A cancelled invoice must not ask for money, and neither an instalment that has gone over into a final invoice.
create or replace function app.refuse_cancelled(wanted bigint) returns void
language sql stable set search_path = ''
begin atomic
  select app.refuse('send_of_cancelled') where exists (select from data.rechnung r where r.storno_von = wanted);
  select app.refuse('send_of_settled', null, d.schluss_nummer)
    from app.invoice_data d where d.rechnung_id = wanted and d.schluss_id is not null;
end;

-- The document to send: an archived invoice; an offer, which counts as sent from then on; a reminder.
create or replace function app.dispatched(art text, id text) returns data.versand
language plpgsql set search_path = '' as $$
declare
  made data.versand;
begin
  if art = 'rechnung' then
    made.rechnung_id := app.known_invoice(id);
    select app.document_number('RE', r.jahr, r.lfd) into made.dateiname
      from data.rechnung r where r.id = made.rechnung_id and r.archiviert_am is not null;
    perform app.refuse('send_of_draft') where not found;
    perform app.refuse_cancelled(made.rechnung_id);
  elsif art = 'angebot' then
    made.angebot_id := app.known_offer(id);
    update data.angebot a set status = 'versendet' where a.id = made.angebot_id and a.status = 'entwurf';
    select app.document_number('AN', a.jahr, a.lfd) into made.dateiname
      from data.angebot a where a.id = made.angebot_id;
  elsif art = 'mahnung' then
    select m.id, 'Zahlungserinnerung-' || (m.inhalt #>> '{rechnung,nummer}') into made.mahnung_id, made.dateiname
      from data.mahnung m where m.id = app.to_id(dispatched.id);
    perform app.refuse('not_found.reminder') where not found;
    perform app.lock_invoice(m.rechnung_id) from data.mahnung m where m.id = made.mahnung_id;
    perform app.refuse_cancelled(m.rechnung_id) from data.mahnung m where m.id = made.mahnung_id;
    -- A newer reminder of the same day replaced it.
    perform app.refuse('reminded') from data.mahnung m join data.mahnung o using (rechnung_id, datum)
      where m.id = made.mahnung_id and o.id > m.id;
  else
    perform app.refuse('bad_document_kind');
  end if;
  return made;
end
$$;

-- `pdf` and `xml` are base64, `xml` may be ''. The address is remembered with the client unless `merken` is 'false'.
create or replace function api.w_send_dokument(
  art text default '', id text default '', an text default '', betreff text default '', text text default '',
  pdf text default '', xml text default '', merken text default ''
) returns app.dispatch
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(art, id, an, betreff, text, pdf, xml, merken));
  paper bytea;
  invoice bytea;
  sent data.versand;
  made bigint;
  remembers boolean;
begin
  if answer is null then
    remembers := app.to_flag(coalesce(nullif(merken, ''), 'true'));
    -- Base64 of ten million bytes, and the padding of two files.
    perform app.refuse('files_too_large') where length(pdf) + length(xml) > 13333340;
    paper := app.to_file(pdf);
    invoice := app.to_file(xml);
    perform app.refuse('bad_file')
      where app.is_pdf(paper) is not true or ltrim(invoice, '\xefbbbf'::bytea) not like '<%'::bytea;
    perform app.to_address(an), app.to_subject(betreff), app.to_words(text);
    perform app.use_allowance('versand', 1);
    sent := app.dispatched(art, id);
    insert into data.versand as v (
      angebot_id, rechnung_id, mahnung_id, an, betreff, text, dateiname, pdf, xml
    )
      values (
        sent.angebot_id, sent.rechnung_id, sent.mahnung_id, app.to_address(an), app.to_subject(betreff),
        app.to_words(text), sent.dateiname, paper, invoice
      )
      returning v.id into made;
    if remembers then
      perform app.remember_recipient(made);
    end if;
    answer := app.remember((select to_jsonb(d) from app.dispatch d where d.id = made));
  end if;
  return jsonb_populate_record(null::app.dispatch, answer);
end
$$;

-- Stops trying to send a mail that has not arrived; `abgelehnt` becomes '' instead of the mail server's words.
create or replace function api.w_end_versand(id text default '') returns app.dispatch
language plpgsql set search_path = '' as $$
declare
  ended app.dispatch;
begin
  perform app.end_dispatch(app.to_id(w_end_versand.id));
  select d.* into ended from app.dispatch d where d.id = app.to_id(w_end_versand.id);
  perform app.refuse('not_found.dispatch') where not found;
  perform app.refuse('dispatch_arrived') where ended.zugestellt_am is not null;
  return ended;
end
$$;

-- Who sent what of this document, latest first. Without a kind all that was ever sent.
create or replace function api.w_get_versand(art text default '', id text default '') returns setof app.dispatch
language sql stable set search_path = ''
begin atomic
  select d.* from app.dispatch d
  where coalesce(w_get_versand.art, '') = ''
    or d.art = w_get_versand.art and d.dokument_id = app.to_id(w_get_versand.id)
  order by d.id desc;
end;

-- Base64; `xml` is '' where none went along. A file that the store alone has is named in a header; the web server puts it in.
create or replace function api.w_get_versand_dateien(id text default '') returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  sent data.versand;
  moved jsonb;
begin
  select v.* into sent from data.versand v where v.id = app.to_id(w_get_versand_dateien.id);
  perform app.refuse('not_found.dispatch') where not found;
  moved := jsonb_strip_nulls(jsonb_build_object(
    'pdf', case when sent.pdf is null then sent.pdf_objekt end, 'xml', case when sent.xml is null then sent.xml_objekt end
  ));
  if moved <> '{}' then
    perform app.refuse('not_ready') where app.header('waldkerf-objects') is null;
    perform set_config('response.headers', jsonb_build_array(
      jsonb_build_object('Waldkerf-Files', moved::text)
    )::text, true);
  end if;
  return jsonb_build_object(
    'pdf', translate(encode(sent.pdf, 'base64'), E'\n', ''),
    'xml', coalesce(translate(encode(sent.xml, 'base64'), E'\n', ''), '')
  );
end
$$;

create or replace trigger never_change before update or delete on data.versand
  for each row execute function app.guard_dispatch();
create or replace trigger queue after insert on data.versand for each row execute function app.queue_dispatch();
create or replace trigger z_created after insert on data.versand
  for each row execute function app.record_creation('id');

-- Arrival and the mail server's refusal are nobody's doing; who gave a mail up is.
create or replace trigger z_change after update of abgelehnt on data.versand
  for each row when (new.abgelehnt = '') execute function app.record_change('id');
create or replace trigger delivery after update of sent_at on data.outbox for each row
  when (old.sent_at is null and new.sent_at is not null and new.kind = 'mail_dokument')
  execute function app.keep_delivery();

grant execute on function
  app.to_file, app.is_pdf, app.to_subject, app.refuse_cancelled, app.dispatched, api.w_send_dokument, api.w_get_versand,
  api.w_get_versand_dateien, api.w_end_versand
to ogf_admin;
grant execute on function app.mail_attachments to waldkerf_mailer;

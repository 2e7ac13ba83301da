-- Who may decide on a sighting, what a decision does, and what follows when a sighting changes: its triggers stand at
-- the end, in the order in which they fire.

create policy read_all on data.kaefer_transition for select to ogf_new using (true);
grant select on data.kaefer_transition to ogf_new;

-- The rules of a review, for every way a record can change. Only the server sets editor and publisher, and a question
-- needs words, as does a rejection where somebody gets them.
create or replace function app.guard_review() returns trigger
language plpgsql set search_path = '' as $$
declare
  written boolean := app.is_new_word(old, new);
begin
  if (new.art, new.status, new.message, new.nachricht_neu, new.beantwortet)
    is not distinct from (old.art, old.status, old.message, old.nachricht_neu, old.beantwortet)
    or app.is_erasing()
  then
    return new;
  end if;
  if new.status <> old.status
    and exists (select from data.kaefer_transition t where t.from_status = old.status)
    and not exists (
      select from data.kaefer_transition t where t.from_status = old.status and t.to_status = new.status
    )
  then
    perform app.refuse('transition_refused', old.status);
  end if;
  -- A stored blank message may stay until status or message changes.
  if (new.status, new.message) is distinct from (old.status, old.message) then
    if new.status = 'rejected' and new.user_id is not null and app.is_blank(new.message) then
      perform app.refuse('message_required');
    end if;
    -- A message from before the last change of status is no question: it was answered, or meant for something else.
    if new.status = 'query' and (
      app.is_blank(new.message) or (old.status <> 'query' and not written and not old.nachricht_neu)
    ) then
      perform app.refuse('question_required');
    end if;
  end if;
  if new.art <> old.art and not exists (select from data.kaeferarten a where a.id = new.art) then
    perform app.refuse('bad_species');
  end if;
  perform app.limit_text(new.message, 4000);
  if new.status <> old.status then
    new.published_from := case new.status when 'published' then app.email() else '' end;
    new.nachricht_neu := false;
    new.beantwortet := false;
  elsif written then
    new.nachricht_neu := true;
    new.beantwortet := false;
  elsif app.is_blank(new.message) then
    new.nachricht_neu := false;
  end if;
  new.letzter_bearbeiter := app.email();
  return new;
end
$$;

-- Whether a change adds a message of the experts: another text, or the same after a change of status or an answer.
create or replace function app.is_new_word(before data.kaefer, after data.kaefer) returns boolean
language sql stable set search_path = ''
return not app.is_blank(after.message) and (
  after.message <> before.message
  or (after.nachricht_neu and not before.nachricht_neu)
  or (before.beantwortet and not after.beantwortet and after.status = before.status)
);

-- Definer: experts may not insert into the conversation directly.
create or replace function app.append_word() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.is_new_word(old, new) and not app.is_erasing() then
    insert into data.nachricht (kaefer_id, von_melder, text) values (new.id, false, new.message);
  end if;
  return null;
end
$$;

-- published_from and letzter_bearbeiter are ignored: app.guard_review sets them.
create or replace function api.a_update_kaefer(
  id text default '', status text default '', published_from text default '', letzter_bearbeiter text default '',
  art text default '', message text default ''
) returns api.kaefer
language plpgsql set search_path = '' as $$
declare
  wanted bigint := app.to_id(id);
  wanted_status text := coalesce(status, '');
begin
  if wanted_status not in ('new', 'in_review', 'query', 'published', 'rejected') then
    perform app.refuse('bad_status.status');
  end if;
  perform app.keep_fields(jsonb_build_object('art', art, 'message', message), to_jsonb(app.changed_beetle(wanted)));
  update data.kaefer k set status = wanted_status where k.id = wanted;
  return app.changed_beetle(wanted);
end
$$;

-- The same text is a new message after a change of status or an answer; else it is a repeat and changes nothing.
create or replace function api.a_update_message(id text default '', msg text default '') returns api.kaefer
language plpgsql set search_path = '' as $$
declare
  wanted bigint := app.to_id(id);
  says boolean := not app.is_blank(msg);
begin
  update data.kaefer k
    set message = coalesce(msg, ''), nachricht_neu = k.nachricht_neu or says, beantwortet = k.beantwortet and not says
    where k.id = wanted;
  return app.changed_beetle(wanted);
end
$$;

-- Triggers of data.kaefer in the order in which they fire: before a row, after it, after the statement, each by name.
-- An update of status and message fires all but those of inserts and deletes.
create or replace trigger a_version before update on data.kaefer for each row execute function app.guard_version();
create or replace trigger b_review before update of art, status, message on data.kaefer
  for each row execute function app.guard_review();
create or replace trigger z_line before insert or update on data.kaefer for each row execute function app.keep_line();
-- Also in replication, where the other triggers do not fire: a line is never older than its row.
alter table data.kaefer enable always trigger z_line;

create or replace trigger append_word after update of message on data.kaefer
  for each row execute function app.append_word();
create or replace trigger z_change after update or delete on data.kaefer
  for each row execute function app.record_change('id');

create or replace trigger count_deleted after delete on data.kaefer
  referencing old table as new_rows for each statement execute function app.count_beetles();
create or replace trigger count_inserted after insert on data.kaefer
  referencing new table as new_rows for each statement execute function app.count_beetles();
-- Without a list of columns, which no trigger has that sees the rows of a statement.
create or replace trigger count_updated after update on data.kaefer
  referencing old table as old_rows new table as new_rows for each statement execute function app.count_beetles();
create or replace trigger count_years_deleted after delete on data.kaefer
  referencing old table as new_rows for each statement execute function app.count_years();
create or replace trigger count_years_inserted after insert on data.kaefer
  referencing new table as new_rows for each statement execute function app.count_years();
create or replace trigger count_years_updated after update on data.kaefer
  referencing old table as old_rows new table as new_rows for each statement execute function app.count_years();
create or replace trigger mail_decision after update on data.kaefer
  referencing old table as old_rows new table as new_rows for each statement execute function app.mail_decision();
create or replace trigger mail_records after insert on data.kaefer
  referencing new table as made for each statement execute function app.mail_new_records();
create or replace trigger one_row_only after update on data.kaefer
  referencing new table as touched for each statement execute function app.one_row_only();
create or replace trigger stand_deleted after delete on data.kaefer
  referencing old table as new_rows for each statement execute function app.note_beetles();
create or replace trigger stand_inserted after insert on data.kaefer
  referencing new table as new_rows for each statement execute function app.note_beetles();
create or replace trigger stand_updated after update on data.kaefer
  referencing old table as old_rows new table as new_rows for each statement execute function app.note_beetles();

grant execute on function app.is_new_word, api.a_update_kaefer, api.a_update_message to ogf_expert;

-- Texts that show nothing count as none; and words are searched as quickly as before.
set local role waldkerf_owner;

-- Whether a text has nothing that anybody could see: separators, format signs, controls, and the blanks among letters and
-- symbols. packages/domain/src/texts/blank.ts has the same list; a test compares all code points.
create function app.is_blank(value text) returns boolean
language sql immutable set search_path = ''
return coalesce(value, '') !~ (
  '[^' || '\u0001-\u0020\u007F-\u00A0\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160'
    || '\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u2064\u2066-\u206F\u2800\u3000\u3164\uFEFF\uFFA0'
    || '\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A'
    || '\U000E0001\U000E0020-\U000E007F'
    || ']'
);

create or replace function app.to_name(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if app.is_blank(value) then
    perform app.refuse(400, 'name_missing', 'Der Name fehlt.');
  end if;
  return app.to_text(trim(value), 200);
end
$$;

-- The rules of a review. They hold whatever way a record changes. Editor and publisher are the server's to set.
create or replace function app.guard_review() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.art, new.status, new.message) is not distinct from (old.art, old.status, old.message) then
    return new;
  end if;
  if new.status <> old.status
    and exists (select from data.kaefer_transition t where t.from_status = old.status)
    and not exists (
      select from data.kaefer_transition t where t.from_status = old.status and t.to_status = new.status
    )
  then
    perform app.refuse(409, 'transition_refused', 'Dieser Statuswechsel ist nicht möglich.', old.status);
  end if;
  -- A message of before that shows nothing stays, until one of them changes.
  if new.status = 'rejected' and app.is_blank(new.message)
    and (new.status, new.message) is distinct from (old.status, old.message)
  then
    perform app.refuse(409, 'message_required', 'Eine Ablehnung braucht eine Nachricht an die meldende Person.');
  end if;
  if new.art <> old.art and not exists (select from data.kaeferarten a where a.id = new.art) then
    perform app.refuse(400, 'bad_species', 'Diese Käferart gibt es nicht.');
  end if;
  perform app.limit_text(new.message, 4000);
  if new.status <> old.status then
    new.published_from := case new.status when 'published' then app.email() else '' end;
  end if;
  new.letzter_bearbeiter := app.email();
  return new;
end
$$;

-- Before all other triggers. The arguments are columns in which nothing may stand, but nothing invisible: '' instead.
create function app.clear_blank() returns trigger
language plpgsql set search_path = '' as $$
begin
  return jsonb_populate_record(new, (
    select coalesce(jsonb_object_agg(e.key, ''), '{}')
    from jsonb_each_text(to_jsonb(new)) e
    where e.key = any (tg_argv) and e.value <> '' and app.is_blank(e.value)
  ));
end
$$;

create trigger a_blank before insert or update of first_name, last_name on data.benutzer
  for each row execute function app.clear_blank('first_name', 'last_name');
create trigger a_blank before insert or update of name_zusatz, ap_vorname, ap_nachname on data.kunde
  for each row execute function app.clear_blank('name_zusatz', 'ap_vorname', 'ap_nachname');
create trigger a_blank before insert or update of name on data.kuerzel
  for each row execute function app.clear_blank('name');

create function app.guard_acronym() returns trigger
language plpgsql set search_path = '' as $$
begin
  if app.is_blank(new.kuerzel) then
    perform app.refuse(400, 'bad_acronym', 'Ein Kürzel hat ein bis zehn Zeichen und keinen Leerraum.');
  end if;
  return new;
end
$$;
create trigger b_acronym before insert on data.kuerzel for each row execute function app.guard_acronym();

-- As in 101_texts_compared.sql, but that messages are composed only where they are not: most are, which is cheaper to see.
create or replace function app.words_condition(suche text) returns text
language plpgsql stable set search_path = '' as $$
declare
  readable constant text := case
    when app.is_at_least('ogf_expert') then 'k.message <> ''''' else format('k.user_id = %s', coalesce(app.user_id(), 0))
  end;
  composed constant text :=
    'case when k.message is nfc normalized then k.message else normalize(k.message, NFC) end';
  word text;
  conditions text[] := '{true}';
begin
  perform app.limit_text(suche, 200);
  foreach word in array regexp_split_to_array(app.compared(trim(coalesce(suche, ''))), '\s+') loop
    continue when word = '';
    conditions := conditions || format(
      '(k.art = any (%L::integer[]) or k.bundesland = any (%L::text[]) or %s or %s)',
      array(select a.id from data.kaeferarten a where strpos(app.compared(concat_ws(' ', a.de, a.sci, a.alt)), word) > 0),
      array(select s.name from app.beetle_states() s (name) where strpos(app.compared(s.name), word) > 0),
      -- Most records have no message, or none for the caller, which is cheaper to see than to search.
      format('(%s and strpos(lower(%s), %L) > 0)', readable, composed, word),
      case when word ~ '^\d{1,19}$' then format('strpos(k.id::text, %L) > 0', word) else 'false' end
    );
  end loop;
  return array_to_string(conditions, ' and ');
end
$$;

-- A text that shows nothing is none: in the checks of guards that run with the caller's rights.
grant execute on function app.is_blank(text) to ogf_new;

reset role;

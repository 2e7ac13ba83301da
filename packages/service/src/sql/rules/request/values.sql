-- Arguments of procedures arrive as text; here they become values, or a 400 that says in words what is wrong.

-- An id as the calls send it: digits as text.
create or replace function app.to_id(value text) returns bigint
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^\d{1,18}$' then
    perform app.refuse('bad_id');
  end if;
  return value::bigint;
end
$$;

-- Refuses a text that is longer than its column takes, before the column does it in its own words.
create or replace function app.limit_text(value text, most integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(value) > most then
    perform app.refuse('too_long.text', null, most::text);
  end if;
end
$$;

-- A text as searches compare it; packages/domain/src/texts/compared.ts has the same.
create or replace function app.compared(value text) returns text
language sql immutable set search_path = ''
return lower(normalize(value, NFC));

-- A calendar day, YYYY-MM-DD. No 'today', no 'infinity', no other order of its parts.
create or replace function app.to_day(value text) returns date
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^(19|20|21)\d{2}-\d{2}-\d{2}$' then
    perform app.refuse('bad_day');
  end if;
  return make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, right(value, 2)::integer);
exception when datetime_field_overflow then
  perform app.refuse('bad_day');
end
$$;

-- A decimal number as it is written: no exponent, no NaN, no infinity. `most` is its greatest absolute value.
create or replace function app.to_decimal(value text, most numeric, decimals integer) returns numeric
language plpgsql immutable set search_path = '' as $$
declare
  number numeric;
begin
  if coalesce(value, '') !~ '^-?\d{1,12}(\.\d{1,6})?$' then
    perform app.refuse('bad_number');
  end if;
  number := value::numeric;
  if abs(number) > most then
    perform app.refuse('number_range.large');
  end if;
  if scale(trim_scale(number)) > decimals then
    perform app.refuse('number_decimals', null, decimals::text);
  end if;
  -- Zeros at the end are no decimals, but the tables count them.
  return case when scale(number) > decimals then round(number, decimals) else number end;
end
$$;

-- A VAT rate in per cent.
create or replace function app.to_rate(value text) returns numeric
language plpgsql immutable set search_path = '' as $$
declare
  rate numeric := app.to_decimal(value, 100, 2);
begin
  if rate < 0 then
    perform app.refuse('number_range.negative');
  end if;
  return rate;
end
$$;

create or replace function app.to_flag(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') not in ('', 'true', 'false') then
    perform app.refuse('bad_flag');
  end if;
  return coalesce(value, '') = 'true';
end
$$;

-- A text of at most this length.
create or replace function app.to_text(value text, most integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  perform app.limit_text(value, most);
  return coalesce(value, '');
end
$$;

-- A text for a column, whose limit is read from the table's check. Immutable, as limits change by migrations only: so a
-- text is refused before its row takes a number.
create or replace function app.to_column(value text, of_table regclass, of_column text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  most integer := (
    select min(substring(pg_get_constraintdef(c.oid) from 'char_length\(\w+\) <= (\d+)')::integer)
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.conrelid = of_table and c.contype = 'c' and a.attname = of_column
  );
begin
  if most is null then
    raise 'no limit of % in %', of_column, of_table;
  end if;
  return app.to_text(value, most);
end
$$;

create or replace function app.to_name(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if app.is_blank(value) then
    perform app.refuse('name_missing');
  end if;
  return app.to_text(trim(value), 200);
end
$$;

create or replace function app.to_words(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if app.is_blank(value) then
    perform app.refuse('text_missing');
  end if;
  return app.to_text(value, 10000);
end
$$;

-- Addresses are compared as they are stored.
create or replace function app.to_email(value text) returns text
language sql immutable set search_path = ''
return lower(trim(coalesce(value, '')));

-- Whether a text has an invisible character, or one that changes the direction of writing: all that app.is_blank knows
-- but spaces. packages/domain/src/texts/address.ts has the same.
create or replace function app.hides_something(value text) returns boolean
language sql immutable set search_path = ''
return exists (
  select from string_to_table(value, null) sign
  where app.is_blank(sign) and sign !~ '[\u0020\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]'
);

-- The one rule for addresses: nothing that could become a second header or a second address, no space, nothing hidden, a
-- domain with a dot.
create or replace function app.is_address(value text) returns boolean
language sql immutable set search_path = ''
return coalesce(
  char_length(value) <= 254
    and value ~ '^[^[:space:]@<>",;:()\\]{1,64}@([^[:space:]@<>",;:().\\]+\.)+[^[:space:]@<>",;:().\\]{2,}$'
    and not exists (select from string_to_table(value, null) sign where app.is_blank(sign)),
  false
);

create or replace function app.to_address(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if not app.is_address(value) then
    perform app.refuse('bad_email');
  end if;
  return value;
end
$$;

-- An address, or none.
create or replace function app.to_own_address(value text) returns text
language sql immutable set search_path = ''
return case when coalesce(value, '') = '' then '' else app.to_address(value) end;

-- A whole number of at most nine digits.
create or replace function app.to_count(value text, most integer) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^\d{1,9}$' or value::integer > most then
    perform app.refuse('bad_count');
  end if;
  return value::integer;
end
$$;

-- Before all other triggers. The arguments are columns that may be empty; invisible characters alone become ''.
create or replace function app.clear_blank() returns trigger
language plpgsql set search_path = '' as $$
begin
  return jsonb_populate_record(new, (
    select coalesce(jsonb_object_agg(e.key, ''), '{}')
    from jsonb_each_text(to_jsonb(new)) e
    where e.key = any (tg_argv) and e.value <> '' and app.is_blank(e.value)
  ));
end
$$;

-- JSON that is text already, for a procedure whose answer is passed on as it is.
create or replace function app.json_bytes(value text) returns bytea
language plpgsql stable set search_path = '' as $$
begin
  perform set_config('response.headers', '[{"Content-Type": "application/json; charset=utf-8"}]', true);
  return convert_to(value, 'UTF8');
end
$$;

-- The id of an import, which its page made.
create or replace function app.to_import(value text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_import') where coalesce(value, '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  return value::uuid;
end
$$;

grant execute on function
  app.to_id, app.limit_text, app.is_blank, app.compared, app.to_day, app.to_decimal, app.to_flag, app.to_email,
  app.to_count, app.to_import, app.json_bytes
to ogf_new;
grant execute on function
  app.to_day, app.to_decimal, app.to_rate, app.to_flag, app.to_text, app.to_name
to ogf_citizens;
grant execute on function
  app.to_column, app.to_words, app.hides_something, app.is_address, app.to_address, app.to_own_address
to ogf_admin;

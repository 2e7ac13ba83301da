-- The office itself, as administrators set it up: the seller on every document, its pictures, and how far the series of
-- numbers are.

create policy read_all on data.buero for select to ogf_admin using (true);
create policy change on data.buero for update to ogf_admin using (true) with check (true);
grant select,
  update (
    firma, inhaber, ansprechpartner, strasse, plz, ort, steuernummer, ust_id, handelsregister, telefon, email,
    kontoinhaber, iban, bic, bank, zahlungsziel_tage, logo
  )
  on data.buero to ogf_admin;

create policy read_all on data.nummernkreis for select to ogf_admin using (true);
grant select on data.nummernkreis to ogf_admin;

create or replace view app.office_settings with (security_invoker = true) as
  select firma, inhaber, ansprechpartner, strasse, plz, ort, steuernummer, ust_id, handelsregister, telefon, email,
    kontoinhaber, iban, bic, bank, zahlungsziel_tage, logo, version
  from data.buero;
grant select on app.office_settings to ogf_admin;

-- Contents have no policy of their own: the rights are those of the functions. Base64 without line breaks, or null.
create or replace function app.office_picture(wanted text) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object('name', b.name, 'mime', b.mime, 'bild', translate(encode(b.bytes, 'base64'), E'\n', ''))
  from data.buero_bild b where b.name = wanted
);

create or replace function app.keep_office_picture(content bytea) returns jsonb
language sql security definer set search_path = ''
begin atomic
  insert into data.buero_bild (name, mime, bytes)
    values (encode(sha256(content), 'hex'), app.picture_type(content), content)
    on conflict (name) do nothing;
  select jsonb_build_object('name', encode(sha256(content), 'hex'), 'mime', app.picture_type(content));
end;

-- Logo and signatures state no size of their own; the limit is that of every picture before it is decoded.
create or replace function app.guard_office_picture() returns trigger
language plpgsql set search_path = '' as $$
declare
  size bigint[] := app.picture_size(new.bytes);
begin
  perform app.refuse('bad_picture_size.office') where size is null;
  perform app.refuse('too_many_pixels') where size[1]::numeric * size[2] > 40000000;
  return new;
end
$$;

-- Only PNG and JPEG, which a PDF can embed.
create or replace function app.to_office_picture(value text) returns bytea
language plpgsql immutable set search_path = '' as $$
declare
  content bytea;
begin
  -- Base64 of five hundred thousand bytes.
  perform app.refuse('picture_too_large.office') where length(value) > 666668;
  begin
    content := decode(value, 'base64');
  exception when invalid_parameter_value then
    content := '';
  end;
  if app.picture_type(content) is distinct from 'image/png' and app.picture_type(content) is distinct from 'image/jpeg'
  then
    perform app.refuse('bad_picture_file.office');
  end if;
  return content;
end
$$;

-- The name of a picture that is there, or '' for none.
create or replace function app.to_office_picture_name(value text) returns text
language plpgsql stable set search_path = '' as $$
begin
  perform app.refuse('unknown_picture') where coalesce(value, '') <> '' and app.office_picture(value) is null;
  return coalesce(value, '');
end
$$;

create or replace function app.changed_office() returns app.office_settings
language sql stable set search_path = ''
begin atomic
  select o.* from app.office_settings o;
end;

create or replace function api.w_get_buero() returns app.office_settings
language sql stable set search_path = ''
return app.changed_office();

-- Experts write the report of a year on the office's paper; of its settings they read nothing else.
create or replace function api.w_get_briefkopf() returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object('firma', b.firma, 'strasse', b.strasse, 'plz', b.plz, 'ort', b.ort, 'telefon', b.telefon,
    'email', b.email, 'logo', coalesce(app.office_picture(b.logo) ->> 'bild', ''))
  from data.buero b
);

create or replace function api.w_set_buero(
  firma text default '', inhaber text default '', ansprechpartner text default '', strasse text default '',
  plz text default '', ort text default '', steuernummer text default '', ust_id text default '',
  handelsregister text default '', telefon text default '', email text default '', kontoinhaber text default '',
  iban text default '', bic text default '', bank text default '', zahlungsziel_tage text default '',
  logo text default ''
) returns app.office_settings
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  update data.buero b
    set firma = app.to_text(firma, 200),
      inhaber = app.to_text(inhaber, 200),
      ansprechpartner = app.to_text(ansprechpartner, 200),
      strasse = app.to_text(strasse, 200),
      plz = app.to_text(plz, 10),
      ort = app.to_text(ort, 100),
      steuernummer = app.to_text(steuernummer, 50),
      ust_id = app.to_text(ust_id, 20),
      handelsregister = app.to_text(handelsregister, 100),
      telefon = app.to_text(telefon, 50),
      email = app.to_own_address(email),
      kontoinhaber = app.to_text(kontoinhaber, 70),
      iban = app.to_text(iban, 34),
      bic = app.to_text(bic, 11),
      bank = app.to_text(bank, 100),
      zahlungsziel_tage = app.to_count(zahlungsziel_tage, 365),
      logo = app.to_office_picture_name(logo)
    where b.id;
  return app.changed_office();
end
$$;

create or replace function api.w_get_buero_bild(name text default '') returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found_picture jsonb := app.office_picture(w_get_buero_bild.name);
begin
  perform app.refuse('not_found.picture') where found_picture is null;
  return found_picture;
end
$$;

-- `bild` is base64. The same picture again is the same name.
create or replace function api.w_add_buero_bild(bild text default '') returns jsonb
language sql set search_path = ''
return app.keep_office_picture(app.to_office_picture(bild));

-- The last number given, newest year first.
create or replace function api.w_get_nummernkreise() returns table (art text, jahr integer, letzte integer)
language sql stable set search_path = ''
begin atomic
  select n.art, n.jahr, n.letzte from data.nummernkreis n order by n.jahr desc, n.art;
end;

create or replace trigger a_version before update on data.buero for each row execute function app.guard_version();

create or replace trigger a_picture_size before insert on data.buero_bild
  for each row execute function app.guard_office_picture();

grant execute on function
  app.office_picture, app.keep_office_picture, app.to_office_picture, app.to_office_picture_name, app.changed_office,
  api.w_get_buero, api.w_set_buero, api.w_get_buero_bild, api.w_add_buero_bild, api.w_get_nummernkreise
to ogf_admin;
grant execute on function api.w_get_briefkopf to ogf_expert;

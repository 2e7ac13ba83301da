-- The exposed surface of the beetle part. Views run with the caller's rights; procedures too, unless they say why not.
set local role waldkerf_owner;

create view api.kaeferarten with (security_invoker = true) as
  select id, sci, de, alt, host, type from data.kaeferarten;

create view api.kaefer with (security_invoker = true) as
  select id, art, status, published_from, letzter_bearbeiter, message, user_id, fund_datum, gemeldet_am,
    lat, lon, bundesland, bilder_anzahl, version
  from data.kaefer;

create view api.bilder with (security_invoker = true) as
  select id, kaefer_id, filename, mime, breite, hoehe, aufgenommen_am, lat, lon from data.bilder;

grant select on api.kaeferarten to ogf_new;
grant select on api.kaefer to ogf_new;
grant update (art) on api.kaefer to ogf_expert;
grant select on api.bilder to ogf_citizens;

create function api.a_get_kaefer_by_bundesland() returns table (bundesland text, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select z.bundesland, sum(z.anzahl)::integer from data.kaefer_zahl z
  group by z.bundesland having sum(z.anzahl) > 0 order by 2 desc, 1;
end;

create function api.a_get_kaefer_by_art() returns table (art integer, name text, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select z.art, k.de, sum(z.anzahl)::integer from data.kaefer_zahl z join data.kaeferarten k on k.id = z.art
  group by z.art, k.de having sum(z.anzahl) > 0 order by 3 desc, 2;
end;

-- '' or null means all. Newest first.
create function api.a_get_kaefer_overview(bundesland text default '', kaeferart text default '')
returns setof api.kaefer
language plpgsql stable set search_path = '' as $$
declare
  land text := coalesce(bundesland, '');
  species bigint := case when coalesce(kaeferart, '') = '' then null else app.to_id(kaeferart) end;
begin
  return query
    select k.* from api.kaefer k
    where (land = '' or k.bundesland = land) and (species is null or k.art = species)
    order by k.gemeldet_am desc, k.id desc;
end
$$;

-- published_from and letzter_bearbeiter are the server's: what the caller sends is not believed.
create function api.a_update_kaefer(
  id text default '', status text default '', published_from text default '', letzter_bearbeiter text default ''
) returns api.kaefer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  wanted bigint := app.to_id(a_update_kaefer.id);
  changed api.kaefer;
begin
  if coalesce(a_update_kaefer.status, '') not in ('new', 'in_review', 'query', 'published', 'rejected') then
    raise sqlstate 'PT400' using message = 'Diesen Status gibt es nicht.', detail = 'bad_status';
  end if;
  update data.kaefer k
    set status = a_update_kaefer.status,
      letzter_bearbeiter = case
        when k.status = a_update_kaefer.status then k.letzter_bearbeiter else app.email()
      end
    where k.id = wanted;
  if not found then
    perform app.not_found('Die Meldung');
  end if;
  select k.* into changed from api.kaefer k where k.id = wanted;
  return changed;
end
$$;

create function api.a_update_message(id text default '', msg text default '') returns api.kaefer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  wanted bigint := app.to_id(a_update_message.id);
  changed api.kaefer;
begin
  if char_length(coalesce(msg, '')) > 4000 then
    raise sqlstate 'PT400' using message = 'Die Nachricht ist länger als 4000 Zeichen.', detail = 'too_long';
  end if;
  update data.kaefer k set message = coalesce(msg, '') where k.id = wanted;
  if not found then
    perform app.not_found('Die Meldung');
  end if;
  select k.* into changed from api.kaefer k where k.id = wanted;
  return changed;
end
$$;

-- The whole new list: what is not named is removed, the rest gets this order. An unknown name is refused.
create function api.a_update_bilder(kid text default '', bilder text[] default '{}') returns setof api.bilder
language plpgsql set search_path = '' as $$
declare
  wanted bigint := app.to_id(kid);
  names text[] := coalesce(bilder, '{}');
begin
  perform from data.kaefer k where k.id = wanted;
  if not found then
    perform app.not_found('Die Meldung');
  end if;
  if exists (
    select from unnest(names) n
    where not exists (select from data.bilder b where b.kaefer_id = wanted and b.filename = n)
  ) then
    raise sqlstate 'PT400' using message = 'Ein genanntes Bild gehört nicht zu dieser Meldung.', detail = 'bad_picture';
  end if;
  if not app.is_at_least('ogf_expert') and not exists (
    select from data.kaefer k where k.id = wanted and k.user_id = app.user_id() and k.status <> 'published'
  ) then
    raise sqlstate 'PT403' using message = 'Diese Bilder dürfen Sie nicht ändern.', detail = 'not_yours';
  end if;
  delete from data.bilder b where b.kaefer_id = wanted and b.filename <> all (names);
  update data.bilder b set reihe = array_position(names, b.filename) where b.kaefer_id = wanted;
  return query select a.* from api.bilder a join data.bilder b on b.id = a.id
    where a.kaefer_id = wanted order by b.reihe, a.filename;
end
$$;

-- Any media type: the answer names its own.
create domain api."*/*" as bytea;

create function api.w_get_bild(id text default '') returns api."*/*"
language plpgsql stable set search_path = '' as $$
declare
  found_mime text;
  bytes bytea;
begin
  select b.mime, i.inhalt into found_mime, bytes
    from data.bilder b join data.bildinhalt i on i.sha256 = b.inhalt
    where b.id = app.to_id(w_get_bild.id);
  if bytes is null then
    perform app.not_found('Das Bild');
  end if;
  perform set_config('response.headers', json_build_array(
    json_build_object('Content-Type', found_mime),
    json_build_object('Cache-Control', 'private, max-age=86400, immutable')
  )::text, true);
  return bytes;
end
$$;

grant execute on function
  api.a_get_kaefer_by_bundesland(), api.a_get_kaefer_by_art(), api.a_get_kaefer_overview(text, text)
to ogf_new;
grant execute on function api.a_update_bilder(text, text[]), api.w_get_bild(text) to ogf_citizens;
grant execute on function api.a_update_kaefer(text, text, text, text), api.a_update_message(text, text) to ogf_expert;

reset role;

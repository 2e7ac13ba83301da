-- The files of a document that was sent, as they went out.
set local role waldkerf_owner;

-- Base64; `xml` is '' where none went along.
create function api.w_get_versand_dateien(id text default '') returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  files jsonb;
begin
  select jsonb_build_object(
    'pdf', translate(encode(v.pdf, 'base64'), E'\n', ''),
    'xml', coalesce(translate(encode(v.xml, 'base64'), E'\n', ''), '')
  ) into files
  from data.versand v where v.id = app.to_id(w_get_versand_dateien.id);
  if not found then
    perform app.not_found('Die Sendung');
  end if;
  return files;
end
$$;

grant execute on function api.w_get_versand_dateien(text) to ogf_admin;

reset role;

CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."artifact" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "artifact_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "identity"."signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "artifact_grant" ON "identity"."artifact" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "artifact_uid" ON "identity"."artifact" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "artifact_expiry" ON "identity"."artifact" USING btree ("expires_at");